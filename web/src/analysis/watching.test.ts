import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { house } from "../connection/house";
import { NotDone } from "../connection/http";
import { myself } from "../connection/me.svelte";
import type { AnalysisState } from "../wire/messages";
import { Watching } from "./watching.svelte";

const answers = (...states: AnalysisState[]) => {
  const rest = [...states];
  return vi.spyOn(house, "analysis").mockImplementation(() => Promise.resolve(rest.shift()!));
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(myself, "known").mockResolvedValue({} as never);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("looks on until it is there", async () => {
  const asked = answers({ status: "running", done: 3, total: 9 }, { status: "done" });
  vi.spyOn(house, "analyse").mockResolvedValue({ status: "waiting", before: 1 });
  const watching = new Watching("table");
  await watching.start();
  expect(watching.state?.status).toBe("waiting");
  await vi.advanceTimersByTimeAsync(1000);
  expect(watching.state).toEqual({ status: "running", done: 3, total: 9 });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(watching.state?.status).toBe("done");
  expect(asked).toHaveBeenCalledTimes(2);
});

it("says when it was broken off", async () => {
  answers({ status: "running" }, { status: "none" });
  const watching = new Watching("table");
  await watching.look();
  await vi.advanceTimersByTimeAsync(1000);
  expect(watching.stopped).toBe(true);
});

it("tells of trouble, and goes on looking", async () => {
  const asked = vi
    .spyOn(house, "analysis")
    .mockResolvedValueOnce({ status: "running" })
    .mockRejectedValueOnce(new NotDone("offline"))
    .mockResolvedValueOnce({ status: "done" });
  const watching = new Watching("table");
  await watching.look();
  await vi.advanceTimersByTimeAsync(1000);
  expect(watching.trouble).toBe("offline");
  await vi.advanceTimersByTimeAsync(1000);
  expect(watching.trouble).toBeNull();
  expect(asked).toHaveBeenCalledTimes(3);
});

it("asks no more once nobody looks", async () => {
  const asked = answers({ status: "running" }, { status: "running" });
  const watching = new Watching("table");
  await watching.look();
  watching.leave();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toHaveBeenCalledTimes(1);
});
