import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { NotDone } from "../connection/http";
import { notices, troubleText } from "./notices.svelte";

beforeEach(() => vi.useFakeTimers());

afterEach(() => {
  notices.offlineIsTold(false);
  notices.hush();
  vi.useRealTimers();
});

it("says that the house doesn't answer, unless the page says so already", () => {
  notices.trouble(new NotDone("offline"));
  expect(notices.text).toBe(troubleText("offline"));
  notices.offlineIsTold(true);
  expect(notices.text).toBe("");
  notices.trouble(new NotDone("offline"));
  expect(notices.text).toBe("");
  notices.offlineIsTold(false);
  notices.trouble(new NotDone("offline"));
  expect(notices.text).toBe(troubleText("offline"));
});

it("says everything else all the same", () => {
  notices.offlineIsTold(true);
  notices.trouble(new NotDone("not-saved"));
  expect(notices.text).toBe(troubleText("not-saved"));
});
