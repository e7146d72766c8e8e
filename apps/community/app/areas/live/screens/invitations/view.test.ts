import { describe, expect, it } from "vitest";
import { invitationsView } from "./view.ts";

const item = {
  id: 8,
  kind: "manager",
  role: "editor",
  item_brand: {
    id: 3,
    name: "Loam & Lumen",
    section: "nutrients",
    link: "/nutrients/loam-lumen",
    logo_s: null,
  },
  add_date: "2026-09-14T08:30:00.000Z",
  date_end: "2026-10-14T08:30:00.000Z",
} as const;
const list = { items: [item, { ...item, id: 9, kind: "tester" as const, role: null }] };

const page = { total: 0, start: 0, limit: 100 };
const noTests = { ...page, items: [] };

describe("invitationsView", () => {
  it("names brand, role and last day of each invitation", () => {
    const { invitations } = invitationsView({ ...list, total: 2, start: 0, limit: 100 }, noTests, null);
    expect(invitations).toMatchObject([
      { brand: "Loam & Lumen", href: "/nutrients/loam-lumen", as: "editor", dateEnd: item.date_end },
      { id: 9, as: "tester" },
    ]);
  });

  it("knows what was answered, and ignores other words of the address", () => {
    const none = { items: [], total: 0, start: 0, limit: 100 };
    expect(invitationsView(none, noTests, "tester").done).toBe("tester");
    expect(invitationsView(none, noTests, "owner of everything").done).toBeNull();
    expect(invitationsView(none, noTests, null).done).toBeNull();
  });

  it("names the brands that the grower tests for", () => {
    const { item_brand, add_date } = item;
    const { tests, done } = invitationsView(
      { ...page, items: [] },
      { ...page, total: 1, items: [{ item_brand, add_date }] },
      "left",
    );
    expect(tests).toEqual([
      { brandId: 3, brand: "Loam & Lumen", href: "/nutrients/loam-lumen", logo: null, since: add_date },
    ]);
    expect(done).toBe("left");
  });
});
