import { describe, expect, it } from "vitest";
import { tabAddress, tabLength, tabRange, tabRequest } from "./tab-list.ts";

const CHOICES = { show: ["all", "growing"], sort: ["update", "like"] } as const;
const url = (query: string) => new URL(`https://grow.example/grower/night.owl${query}`);

describe("tabRequest", () => {
  it("has defaults for everything that the URL leaves out", () => {
    expect(tabRequest(url("?utm_source=x"), CHOICES)).toEqual({ show: "all", sort: "update", page: 1 });
  });

  it("reads the choices and the page", () => {
    const request = tabRequest(url("?show=growing&sort=like&page=3"), CHOICES);
    expect(request).toEqual({ show: "growing", sort: "like", page: 3 });
    expect(tabRange(request.page)).toEqual({ start: 48, limit: 24 });
  });

  it.each(["?sort=random", "?show=", "?page=0", "?page=01", "?page=401", "?page=x"])(
    "throws 404 for %s",
    (query) => {
      expect(() => tabRequest(url(query), CHOICES)).toThrow(
        expect.objectContaining({ init: { status: 404 } }) as Error,
      );
    },
  );
});

it("tabAddress leaves out the defaults", () => {
  expect(tabAddress("/a", CHOICES, { show: "all", sort: "update", page: 1 })).toBe("/a");
  expect(tabAddress("/a", CHOICES, { sort: "like", page: 2 })).toBe("/a?sort=like&page=2");
});

describe("tabLength", () => {
  it("has at least one page", () => {
    expect(tabLength(url(""), 1, { items: [], total: 0 })).toEqual({
      page: 1,
      pages: 1,
      total: 0,
      isTotalCapped: false,
    });
    expect(tabLength(url(""), 1, { items: [1], total: 25, is_total_capped: true })).toMatchObject({
      pages: 2,
      isTotalCapped: true,
    });
  });

  it("throws 404 for a page beyond the last one", () => {
    expect(() => tabLength(url(""), 2, { items: [], total: 20 })).toThrow(
      expect.objectContaining({ init: { status: 404 } }) as Error,
    );
  });
});
