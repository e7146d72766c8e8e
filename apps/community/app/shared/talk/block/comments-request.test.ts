import { describe, expect, it } from "vitest";
import { commentsQuery, commentsRequest, moreComments } from "./comments-request.ts";

const search = (query: string) => new URLSearchParams(query);

describe("commentsRequest", () => {
  it("requests the newest 20 by default", () => {
    expect(commentsRequest(search(""))).toEqual({ sort: "new", start: 0, limit: 20, wanted: null });
  });

  it("ignores invalid parameters", () => {
    expect(commentsRequest(search("sort=worst&start=-3&limit=x&comment=abc"))).toEqual(
      commentsRequest(search("")),
    );
  });

  it("requests at most 100 comments", () => {
    expect(commentsRequest(search("limit=5000")).limit).toBe(100);
  });

  it("reads what commentsQuery writes", () => {
    const request = { sort: "top", start: 100, limit: 40, wanted: 70 } as const;
    expect(commentsRequest(search(commentsQuery(request)))).toEqual(request);
  });

  it("grows by 20 through moreComments until the page is full, then starts the next page", () => {
    const first = commentsRequest(search(""));
    expect(moreComments(first)).toMatchObject({ start: 0, limit: 40 });
    expect(moreComments({ ...first, limit: 100 })).toMatchObject({ start: 100, limit: 20 });
  });
});
