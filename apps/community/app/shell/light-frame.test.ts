import { Sprout } from "lucide-react";
import { describe, expect, it } from "vitest";
import { lightFrame } from "./light-frame.ts";

const rows = (path: string, access: readonly string[] | null = null) =>
  lightFrame(path, access)
    .sections.flat()
    .map(({ href }) => href);

describe("lightFrame", () => {
  it("of a member's settings has the rows it is given instead of the most used ones", () => {
    const rail = [[{ href: "/grower/lucia/settings", label: { id: "x" }, icon: Sprout }]];
    expect(lightFrame("/grower/lucia/settings/password", [], rail).sections).toEqual(rail);
  });

  it("of the settings is a rail, and leads home", () => {
    const frame = lightFrame("/settings/interface", []);
    expect(frame).toMatchObject({ isEditor: false, back: { href: "/" } });
    expect(rows("/settings/interface")).toEqual(["/settings/interface"]);
  });

  it("links notifications for signed-in users", () => {
    const own = ["/settings/interface", "/settings/notifications"];
    expect(rows("/settings/notifications", [])).toEqual(own);
    expect(rows("/diaries/edit/new", []).slice(1)).toEqual(own);
  });

  it("names a page outside the settings", () => {
    const name = (path: string) => lightFrame(path, []).name.message;
    expect(
      ["/settings/interface", "/comments/3", "/complains/week/4", "/diaries/edit/removed"].map(name),
    ).toEqual(["Settings", "Conversation", "Conversation", "Your diaries"]);
  });

  it("of other pages leads staff to their desk", () => {
    expect(rows("/settings/interface", ["moderate"]).slice(2)).toEqual(["/admin"]);
    expect(rows("/settings/interface", ["view_extra"])).toHaveLength(2);
  });

  it("of a diary's editors links its parts and the diary", () => {
    const editors = ["edit/12", "edit/12/removed", "12-night-plum/weeks/new/edit", "12/reviews"];
    for (const path of editors.map((rest) => `/diaries/${rest}`)) {
      expect(lightFrame(path, []), path).toMatchObject({ isEditor: true, back: { href: "/diaries/12" } });
      expect(rows(path)).toEqual([
        "/diaries/12",
        "/diaries/edit/12",
        "/diaries/12/weeks/new/edit",
        "/diaries/12/weeks/new/edit?phase=harvest",
        "/settings/interface",
      ]);
    }
  });

  it("of a new diary links nothing", () => {
    expect(lightFrame("/diaries/edit/new", [])).toMatchObject({ isEditor: true, back: { href: "/" } });
    expect(rows("/diaries/edit/new")).toEqual(["/diaries/edit/new", "/settings/interface"]);
  });

  it("names the edited week", () => {
    const path = "/diaries/12/weeks/34/edit";
    expect(lightFrame(path, [])).toMatchObject({ isEditor: true, back: { href: "/diaries/12" } });
    expect(rows(path)).toContain(path);
  });
});
