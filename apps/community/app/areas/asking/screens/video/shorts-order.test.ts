import { describe, expect, test } from "vitest";
import { paths } from "../../paths.ts";
import { shortsOrder } from "./shorts-order.ts";

const orderOf = (query: string, isMember = true) => shortsOrder(new URLSearchParams(query), isMember);

describe("shortsOrder", () => {
  test.each([
    {},
    { isFollowing: true },
    { sort: "like" },
    { isFollowing: true, sort: "view" },
    { by: 12 },
  ] as const)("reads %o from the links to shorts", (order) => {
    const link = new URL(paths.shortOf("/shorts/3-trim", order), "https://grow.example");
    expect([link.pathname, shortsOrder(link.searchParams, true)]).toEqual(["/shorts/3-trim", order]);
  });

  test("ignores what is unknown, and for guests whom they follow", () => {
    expect(orderOf("order=best&by=ada&feed=all")).toEqual({});
    expect(orderOf("feed=following&order=like", false)).toEqual({ sort: "like" });
  });
});

test("paths.shortsIn leads back to the list", () => {
  expect(paths.shortsIn({})).toBe("/shorts");
  expect(paths.shortsIn({ isFollowing: true, sort: "like" })).toBe("/shorts/following?sort=like");
  expect(paths.shortsIn({ by: 12 }, "/grower/ada")).toBe("/grower/ada/shorts");
  expect(paths.shortsIn({ by: 12 })).toBe("/shorts");
});
