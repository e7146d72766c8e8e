import { describe, expect, it } from "vitest";
import { chooseWeek, rightPath } from "./address.ts";

const link = "/diaries/12-night-plum";

describe("the URL of a diary", () => {
  it("does not redirect when it is canonical", () => {
    expect(rightPath(link, { id: "12-night-plum" })).toBeNull();
    expect(rightPath(link, { id: "12-night-plum", week: "181" })).toBeNull();
    expect(rightPath("/diaries/12", { id: "12" })).toBeNull();
  });

  it("redirects when the slug is wrong or missing, and keeps the week", () => {
    expect(rightPath(link, { id: "12" })).toBe(link);
    expect(rightPath(link, { id: "12-old-name", week: "181" })).toBe(`${link}/week/181`);
    expect(rightPath("/diaries/12", { id: "12-anything" })).toBe("/diaries/12");
  });

  it("accepts a week by its number", () => {
    expect(rightPath(link, { id: "12-night-plum", week: "181-week-11" })).toBe(`${link}/week/181`);
  });
});

describe("the shown week", () => {
  const diary = { current_id: 182, weeks: [{ id: 181 }, { id: 182 }] };

  it("is the newest by default", () => {
    expect(chooseWeek(diary, undefined)).toBe(182);
  });

  it("is the one in the URL", () => {
    expect(chooseWeek(diary, "181")).toBe(181);
  });

  it("is null in an empty diary", () => {
    expect(chooseWeek({ current_id: null, weeks: [] }, undefined)).toBeNull();
  });

  it("does not exist if it belongs to another diary", () => {
    expect(chooseWeek(diary, "999")).toBeUndefined();
  });
});
