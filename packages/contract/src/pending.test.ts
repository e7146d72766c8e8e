import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { newlyPending, pendingIds, shortened } from "./pending.ts";

const list: string[] = JSON.parse(readFileSync(resolve(import.meta.dirname, "../pending.json"), "utf8"));

describe("the list of pending operations", () => {
  test("only shrinks: no other operation is pending", () => {
    expect(newlyPending(list, pendingIds())).toEqual([]);
  });

  test("has no implemented or removed operation: run `pnpm --filter @grow/contract pending`", () => {
    expect(list).toEqual(shortened(list, pendingIds()));
  });

  test("would report new operations without implementation, and removed implementations", () => {
    expect(newlyPending(["followGrower"], ["followGrower", "readTent"])).toEqual(["readTent"]);
    expect(shortened(["followGrower", "readTent"], ["readTent"])).toEqual(["readTent"]);
  });
});
