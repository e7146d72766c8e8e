import { describe, expect, test } from "vitest";
import { listOfOrder, shortInOrder, shortsOrder } from "./shorts-order.ts";

const orderOf = (query: string, isMember = true) => shortsOrder(new URLSearchParams(query), isMember);

describe("shortsOrder", () => {
  test.each([
    {},
    { isFollowing: true },
    { sort: "like" },
    { isFollowing: true, sort: "view" },
    { by: 12 },
  ] as const)("reads %o from the links to shorts", (order) => {
    const link = new URL(shortInOrder("/shorts/3-trim", order), "https://grow.example");
    expect([link.pathname, shortsOrder(link.searchParams, true)]).toEqual(["/shorts/3-trim", order]);
  });

  test("ignores unknown values, and the following feed for guests", () => {
    expect(orderOf("order=best&by=ada&feed=all")).toEqual({});
    expect(orderOf("feed=following&order=like", false)).toEqual({ sort: "like" });
  });
});

test("listOfOrder leads back to the list", () => {
  expect(listOfOrder({})).toBe("/shorts");
  expect(listOfOrder({ isFollowing: true, sort: "like" })).toBe("/shorts/following?sort=like");
  expect(listOfOrder({ by: 12 }, "/grower/ada")).toBe("/grower/ada/shorts");
  expect(listOfOrder({ by: 12 })).toBe("/shorts");
});
