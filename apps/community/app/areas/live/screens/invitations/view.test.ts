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

describe("invitationsView", () => {
  it("names brand, role and last day of each invitation", () => {
    const { invitations } = invitationsView({ ...list, total: 2, start: 0, limit: 100 }, null);
    expect(invitations).toMatchObject([
      { brand: "Loam & Lumen", href: "/nutrients/loam-lumen", as: "editor", dateEnd: item.date_end },
      { id: 9, as: "tester" },
    ]);
  });

  it("knows what was answered, and ignores other words of the address", () => {
    const none = { items: [], total: 0, start: 0, limit: 100 };
    expect(invitationsView(none, "tester").done).toBe("tester");
    expect(invitationsView(none, "owner of everything").done).toBeNull();
    expect(invitationsView(none, null).done).toBeNull();
  });
});
