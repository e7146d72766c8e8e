import { describe, expect, it } from "vitest";
import { deskFrame } from "./desk-frame.ts";

const rows = (access: readonly string[]) =>
  deskFrame(access).sections.map((group) => group.map(({ href }) => href));

describe("deskFrame", () => {
  it("lists every desk for administrators, by group", () => {
    expect(rows(["admin"])).toEqual([
      ["/admin"],
      ["/admin/complaints", "/admin/contacts"],
      ["/admin/catalogue/strain", "/admin/claims", "/admin/strain-requests"],
      ["/admin/journal", "/admin/votings", "/admin/giveaways", "/admin/awards", "/admin/pages"],
      ["/admin/brand-requests", "/admin/banners", "/admin/plans", "/admin/invoices"],
      ["/admin/watch", "/admin/cache"],
    ]);
  });

  it("lists the desks of moderators for moderators", () => {
    expect(rows(["moderate"])).toEqual([
      ["/admin"],
      ["/admin/complaints"],
      ["/admin/catalogue/strain", "/admin/claims"],
      ["/admin/journal", "/admin/votings", "/admin/giveaways", "/admin/pages"],
      ["/admin/banners"],
    ]);
  });
});
