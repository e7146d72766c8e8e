import { describe, expect, it } from "vitest";
import { chooseWeek, rightPath } from "./address.ts";

const link = "/diaries/12-night-plum";

describe("the address of a diary", () => {
  it("stays when it is right", () => {
    expect(rightPath(link, { id: "12-night-plum" })).toBeNull();
    expect(rightPath(link, { id: "12-night-plum", week: "181" })).toBeNull();
    expect(rightPath("/diaries/12", { id: "12" })).toBeNull();
  });

  it("is corrected when the slug is another or missing, and keeps the week", () => {
    expect(rightPath(link, { id: "12" })).toBe(link);
    expect(rightPath(link, { id: "12-old-name", week: "181" })).toBe(`${link}/week/181`);
    expect(rightPath("/diaries/12", { id: "12-anything" })).toBe("/diaries/12");
  });

  it("names a week by its number alone", () => {
    expect(rightPath(link, { id: "12-night-plum", week: "181-week-11" })).toBe(`${link}/week/181`);
  });
});

describe("the week that a page shows", () => {
  const diary = { current_id: 182, weeks: [{ id: 181 }, { id: 182 }] };

  it("is the newest when none is asked for", () => {
    expect(chooseWeek(diary, undefined)).toBe(182);
  });

  it("is the one asked for", () => {
    expect(chooseWeek(diary, "181")).toBe(181);
  });

  it("is none in an empty diary", () => {
    expect(chooseWeek({ current_id: null, weeks: [] }, undefined)).toBeNull();
  });

  it("does not exist when it belongs to another diary", () => {
    expect(chooseWeek(diary, "999")).toBeUndefined();
  });
});
