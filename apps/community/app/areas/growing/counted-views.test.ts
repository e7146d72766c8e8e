import { describe, expect, it } from "vitest";
import { countedViews } from "./counted-views.ts";

const { page, target } = countedViews;

describe("counted views of diaries", () => {
  it.each(["/diaries/12", "/diaries/12-night-plum", "/diaries/12-night-plum/week/181", "/diaries/12-/"])(
    "include %s",
    (path) => {
      expect(target(page.exec(path)?.[1] ?? "")).toBe("/api/diaries/12/impressions");
    },
  );

  it.each([
    "/",
    "/explore",
    "/diaries",
    "/diaries/edit/new",
    "/diaries/edit/12",
    "/diaries/12/print",
    "/diaries/12/weeks/3/edit",
    "/diaries/night-plum",
    "/diaries/1234567890123456",
    "",
  ])("do not include %j", (path) => {
    expect(page.test(path)).toBe(false);
  });
});
