import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { newlyPending, pendingIds, shortened } from "./pending.ts";

const list: string[] = JSON.parse(readFileSync(resolve(import.meta.dirname, "../pending.json"), "utf8"));

describe("the list of pending operations", () => {
  test("only shrinks: nothing is pending that is not in it", () => {
    expect(newlyPending(list, pendingIds())).toEqual([]);
  });

  test("names nothing that is built or gone: run `pnpm --filter @grow/contract pending`", () => {
    expect(list).toEqual(shortened(list, pendingIds()));
  });

  test("would tell of what is new and not built, and of what was built and is not any more", () => {
    expect(newlyPending(["followGrower"], ["followGrower", "readTent"])).toEqual(["readTent"]);
    expect(shortened(["followGrower", "readTent"], ["readTent"])).toEqual(["readTent"]);
  });
});
