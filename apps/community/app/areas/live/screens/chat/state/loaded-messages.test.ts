import { describe, expect, it } from "vitest";
import type { MessageView } from "../message-view.ts";
import { joined, type Loaded, withAdded, withNewest } from "./loaded-messages.ts";

const page = (ids: readonly number[], isOlder: boolean): Loaded => ({
  messages: ids.map((id) => ({ id }) as MessageView),
  isOlder,
});
const ids = ({ messages, isOlder }: Loaded) => [...messages.map(({ id }) => id), isOlder];

describe("joined", () => {
  it("takes from the earlier messages whether there are more before them", () => {
    expect(ids(joined(page([4, 5], true), page([2, 3], false)))).toEqual([2, 3, 4, 5, false]);
    expect(ids(joined(page([2, 3], false), page([4, 5], true)))).toEqual([2, 3, 4, 5, false]);
  });

  it("ignores an empty page", () => {
    expect(ids(joined(page([4], true), page([], false)))).toEqual([4, true]);
    expect(ids(joined(page([], false), page([4], true)))).toEqual([4, true]);
  });
});

describe("withNewest", () => {
  it("keeps older messages that reach to the page", () => {
    expect(ids(withNewest(page([1, 2, 3], false), page([3, 4], true)))).toEqual([1, 2, 3, 4, false]);
  });

  it("drops the known ones where some may be missing between them and the page", () => {
    expect(ids(withNewest(page([1, 2], false), page([40, 41], true)))).toEqual([40, 41, true]);
  });

  it("keeps everything when the page is the whole room", () => {
    expect(ids(withNewest(page([1, 2], false), page([4], false)))).toEqual([1, 2, 4, false]);
  });

  it("is the page itself when the room was emptied", () => {
    expect(ids(withNewest(page([1], false), page([], false)))).toEqual([false]);
  });
});

it("withAdded shows an own message after what is loaded, and drops one that a gap separates from it", () => {
  const own = (id: number) => page([id], false).messages;
  expect(ids(withAdded(page([1, 2], true), own(5)))).toEqual([1, 2, 5, true]);
  expect(ids(withAdded(page([31, 32], true), own(5)))).toEqual([31, 32, true]);
});
