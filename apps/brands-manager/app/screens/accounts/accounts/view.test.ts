import { describe, expect, it } from "vitest";
import { accountsView } from "./view.ts";

const brand = {
  id: 3,
  name: "Loam & Lumen",
  section: "nutrients",
  link: "/nutrients/loam-lumen",
  logo_s: null,
} as const;
const lucia = { id: 1, name: "lucia", link: "/grower/lucia", avatar_small: null };
const marta = { id: 2, name: "marta", link: "/grower/marta", avatar_small: "/media/a/160.webp" };
const common = { query: "", found: null, viewerId: 1 };

describe("the accounts of a brand", () => {
  it("mark the reader", () => {
    const view = accountsView({
      ...common,
      base: { brands: [brand], brand, managers: [lucia, marta], rights: ["manage"] },
    });
    expect(view.managers.map((row) => row.isSelf)).toEqual([true, false]);
    expect(view.search).toBeNull();
  });

  it("let nobody remove the last manager", () => {
    const base = { brands: [brand], brand, managers: [lucia], rights: ["manage" as const] };
    expect(accountsView({ ...common, base }).canRemove).toBe(false);
    expect(accountsView({ ...common, base: { ...base, managers: [lucia, marta] } }).canRemove).toBe(true);
  });

  it("leave out of the found who is a manager already", () => {
    const view = accountsView({
      ...common,
      base: { brands: [brand], brand, managers: [lucia], rights: ["manage"] },
      query: "a",
      found: [lucia, marta],
    });
    expect(view.search).toMatchObject({ query: "a", found: [{ name: "marta" }] });
  });
});
