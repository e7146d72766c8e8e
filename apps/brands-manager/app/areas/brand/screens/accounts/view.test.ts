import { describe, expect, it } from "vitest";
import { accountsView } from "./view.ts";

const brand = {
  id: 3,
  name: "Loam & Lumen",
  section: "nutrients",
  link: "/nutrients/loam-lumen",
  logo_s: null,
} as const;
const DAY = "2026-09-14T08:30:00.000Z";
const lucia = {
  id: 1,
  name: "lucia",
  link: "/grower/lucia",
  avatar_small: null,
  role: "owner",
  add_date: DAY,
} as const;
const marta = {
  id: 2,
  name: "marta",
  link: "/grower/marta",
  avatar_small: "/media/a/160.webp",
  role: "editor",
  add_date: DAY,
} as const;
const common = { invitations: [], query: "", found: null, viewerId: 1, changes: [] };

describe("accountsView", () => {
  it("marks the current user", () => {
    const view = accountsView({
      ...common,
      base: { brands: [brand], brand, managers: [lucia, marta], rights: ["manage"] },
    });
    expect(view.managers.map((row) => row.isSelf)).toEqual([true, false]);
    expect(view.search).toBeNull();
  });

  it("lets only owners change accounts", () => {
    const base = { brands: [brand], brand, managers: [lucia, marta], rights: ["edit" as const] };
    expect(accountsView({ ...common, base }).canManage).toBe(false);
    const owned = { ...base, rights: ["manage" as const, "edit" as const] };
    expect(accountsView({ ...common, base: owned })).toMatchObject({
      canManage: true,
      managers: [{ role: "owner" }, { role: "editor" }],
    });
  });

  it("lists who is invited, and leaves them out of managers and search results", () => {
    const view = accountsView({
      ...common,
      base: { brands: [brand], brand, managers: [lucia], rights: ["manage"] },
      invitations: [
        { id: 8, kind: "manager", role: "editor", item_user: marta, add_date: DAY, date_end: DAY },
      ],
      query: "m",
      found: [marta],
    });
    expect(view.pending).toMatchObject([{ id: 8, userId: 2, name: "marta", role: "editor", dateEnd: DAY }]);
    expect(view.managers.map(({ name }) => name)).toEqual(["lucia"]);
    expect(view.search?.found).toEqual([]);
  });

  it("leaves managers out of the search results", () => {
    const view = accountsView({
      ...common,
      base: { brands: [brand], brand, managers: [lucia], rights: ["manage"] },
      query: "a",
      found: [lucia, marta],
    });
    expect(view.search).toMatchObject({ query: "a", found: [{ name: "marta" }] });
  });
});
