import { expect, it } from "vitest";
import { chosen, listRequest } from "./list-request.ts";

it.each([
  ["", { search: "", page: 1 }],
  ["search=%20dry%20&start=50", { search: "dry", page: 2 }],
  ["start=49", { search: "", page: 1 }],
  ["start=-1", { search: "", page: 1 }],
  ["start=1e9", { search: "", page: 1 }],
  [`search=${"a".repeat(200)}`, { search: "a".repeat(100), page: 1 }],
])("listRequest reads %j", (query, request) => {
  expect(listRequest(new URLSearchParams(query), 50)).toEqual(request);
});

it("chosen returns the first choice for an unknown value", () => {
  const sorts = ["position", "name"] as const;
  expect(chosen(new URLSearchParams("sort=name"), "sort", sorts)).toBe("name");
  expect(chosen(new URLSearchParams("sort=size"), "sort", sorts)).toBe("position");
});
