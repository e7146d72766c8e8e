import { describe, expect, it } from "vitest";
import { addable, comparedIds } from "./compared-ids.ts";

describe("comparedIds", () => {
  const ids = (query: string) => comparedIds(new URLSearchParams(query));

  it("returns up to four ids, each once", () => {
    expect(ids("id=12&id=7&id=12")).toEqual([12, 7]);
    expect(ids("")).toEqual([]);
  });

  it("returns undefined when there are too many or one is no id", () => {
    expect(ids("id=1&id=2&id=3&id=4&id=5")).toBeUndefined();
    expect(ids("id=base-a")).toBeUndefined();
    expect(ids("id=0")).toBeUndefined();
  });
});

describe("addable", () => {
  const list = [{ id: 1 }, { id: 2 }, { id: 3 }];

  it("leaves out products in the comparison", () => {
    expect(addable(list, [2])).toEqual([{ id: 1 }, { id: 3 }]);
  });

  it("is empty when the comparison is full", () => {
    expect(addable(list, [4, 5, 6, 7])).toEqual([]);
  });
});
