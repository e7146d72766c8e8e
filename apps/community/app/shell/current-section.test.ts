import { describe, expect, it } from "vitest";
import { currentSection } from "./current-section.ts";

const DESK = ["/admin", "/admin/giveaways", "/admin/awards", "/admin/award-years"];

describe("currentSection", () => {
  it.each([
    ["/admin", "/admin"],
    ["/admin/awards", "/admin/awards"],
    ["/admin/giveaways/12", "/admin/giveaways"],
    ["/admin/giveaways/12/log", "/admin/giveaways"],
    ["/admin/award-years/2026", "/admin/award-years"],
    ["/admin/giveaways-old", "/admin"],
    ["/settings", undefined],
    ["/administration", undefined],
  ])("finds for %s the section %s", (pathname, section) => {
    expect(currentSection(DESK, pathname)).toBe(section);
  });
});
