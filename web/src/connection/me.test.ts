import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Me } from "../wire/messages";
import { house } from "./house";
import { NotDone } from "./http";
import { myself } from "./me.svelte";

const ANNA: Me = { id: "anna", name: "Anna", bot: false, created: "2026-01-02T10:00:00Z" };

let network: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  network = new EventTarget();
  vi.stubGlobal("addEventListener", network.addEventListener.bind(network));
  vi.stubGlobal("removeEventListener", network.removeEventListener.bind(network));
  myself.forget();
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("asks who we are until the house says so, for all who want to know", async () => {
  const become = vi
    .spyOn(house, "become")
    .mockRejectedValueOnce(new NotDone("too-many", 429))
    .mockRejectedValueOnce(new NotDone("offline"))
    .mockResolvedValue(ANNA);
  const both = Promise.all([myself.insist(), myself.insist()]);
  await vi.advanceTimersByTimeAsync(0);
  expect(myself.trouble).toBe("too-many");
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await both).toEqual([ANNA, ANNA]);
  expect(become).toHaveBeenCalledTimes(3);
  expect(myself.trouble).toBeNull();
});

it("asks at once when the network is back", async () => {
  const become = vi.spyOn(house, "become").mockRejectedValueOnce(new NotDone("offline")).mockResolvedValue(ANNA);
  const known = myself.insist();
  await vi.advanceTimersByTimeAsync(0);
  network.dispatchEvent(new Event("online"));
  expect(await known).toEqual(ANNA);
  expect(become).toHaveBeenCalledTimes(2);
});
