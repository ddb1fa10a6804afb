import { afterEach, expect, test, vi } from "vitest";
import type { GameRecord } from "../wire/messages";
import { canonical, checkDeal } from "./fairness";

// The example of docs/fairness.md is of a whole deal; these digests are of a small one, by Python's hashlib.
const record = {
  salt: "00".repeat(32),
  deal: { tables: ["US", "DE"], guests: ["DEf"] },
  commitment: "9b4cccf2b5882af454ba3fcfe15a7497a987c3f117e067e796e5fc74f673c254",
} as unknown as GameRecord;
const promise = "8b52d59e198c30cc731b27cf8a601103ba87be3973d19d26c5427bb11fdabd20";

afterEach(() => void vi.unstubAllGlobals());

test("keys are in order and nothing stands between", () => {
  expect(canonical({ b: [1, "ä", null, { z: true, a: 2 }], a: "x" })).toBe('{"a":"x","b":[1,"ä",null,{"a":2,"z":true}]}');
});

test("a deal fits its seal", async () => {
  expect(await checkDeal(record, null)).toBe("fits");
  expect(await checkDeal(record, { promise })).toBe("fits");
  expect(await checkDeal(record, { promise, commitment: record.commitment })).toBe("fits");
});

test("one card more, another salt, another order: the seal is broken", async () => {
  expect(await checkDeal({ ...record, deal: { tables: ["DE", "US"], guests: ["DEf"] } }, null)).toBe("broken");
  expect(await checkDeal({ ...record, salt: "01".repeat(32) }, null)).toBe("broken");
});

test("a record that is right in itself may not be what was promised", async () => {
  expect(await checkDeal(record, { promise: "f".repeat(64) })).toBe("exchanged");
  expect(await checkDeal(record, { promise, commitment: "f".repeat(64) })).toBe("exchanged");
});

test("where the browser computes no digests, nothing is claimed", async () => {
  vi.stubGlobal("crypto", {});
  expect(await checkDeal(record, null)).toBe("unable");
});
