import { describe, expect, it } from "vitest";
import { chooseWeek, commentsQuery, commentsRequest, moreComments, rightPath } from "./address.ts";

const search = (query: string) => new URLSearchParams(query);
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

describe("comments of an address", () => {
  it("are the newest twenty unless it says otherwise", () => {
    expect(commentsRequest(search(""))).toEqual({ sort: "new", start: 0, limit: 20, wanted: null });
  });

  it("pass over what makes no sense", () => {
    expect(commentsRequest(search("sort=worst&start=-3&limit=x&comment=abc"))).toEqual(
      commentsRequest(search("")),
    );
  });

  it("are never more than a hundred on a page", () => {
    expect(commentsRequest(search("limit=5000")).limit).toBe(100);
  });

  it("are read back as they were written", () => {
    const request = { sort: "top", start: 100, limit: 40, wanted: 70 } as const;
    expect(commentsRequest(search(commentsQuery(request)))).toEqual(request);
  });

  it("grow by twenty until the page is full, then the next page begins", () => {
    const first = commentsRequest(search(""));
    expect(moreComments(first)).toMatchObject({ start: 0, limit: 40 });
    expect(moreComments({ ...first, limit: 100 })).toMatchObject({ start: 100, limit: 20 });
  });
});
