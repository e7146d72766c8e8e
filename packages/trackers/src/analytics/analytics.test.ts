import { describe, expect, test, vi } from "vitest";
import { settled } from "../testing/fake-clock.ts";
import { type AnalyticsQuestion, createAnalytics, isAnalyticsAllowed, noAnalytics } from "./analytics.ts";

function setUp(first: AnalyticsQuestion | undefined = { isDisabled: false, access: [] }) {
  const state: { question: AnalyticsQuestion | undefined } = { question: first };
  const told: string[] = [];
  const warn = vi.fn();
  const provider = {
    pageView: vi.fn((path: string): void | Promise<void> => void told.push(path)),
    event: vi.fn((name: string) => void told.push(name)),
  };
  const analytics = createAnalytics({ provider, question: () => state.question, warn });
  return { state, told, warn, provider, analytics };
}

describe("visit counting", () => {
  test.each([
    ["without a flag and a right", { isDisabled: false, access: [] }, true],
    ["with other rights", { isDisabled: false, access: ["moderate"] }, true],
    ["with consent", { isDisabled: false, consent: true, access: [] }, true],
    ["when nobody asked", { isDisabled: false, consent: undefined, access: [] }, true],
    ["with the flag", { isDisabled: true, access: [] }, false],
    ["with the right view_extra", { isDisabled: false, access: ["moderate", "view_extra"] }, false],
    ["with both", { isDisabled: true, access: ["view_extra"] }, false],
    ["when the visitor refused", { isDisabled: false, consent: false, access: [] }, false],
  ])("%s: isAnalyticsAllowed(%j) is %s", (_, question, isAllowed) => {
    expect(isAnalyticsAllowed(question)).toBe(isAllowed);
    const { told, analytics } = setUp(question);
    analytics.pageView("/");
    analytics.event("like");
    expect(told).toEqual(isAllowed ? ["/", "like"] : []);
  });

  test("sends waiting events in order once counting is known to be allowed", () => {
    const { state, told, analytics } = setUp();
    state.question = undefined;
    analytics.pageView("/a");
    analytics.event("like");
    expect(told).toEqual([]);
    state.question = { isDisabled: false, access: [] };
    analytics.settle();
    expect(told).toEqual(["/a", "like"]);
  });

  test("drops waiting events once counting is known to be disallowed", () => {
    const { state, told, analytics } = setUp();
    state.question = undefined;
    analytics.pageView("/a");
    state.question = { isDisabled: false, access: ["view_extra"] };
    analytics.settle();
    state.question = { isDisabled: false, access: [] };
    analytics.settle();
    expect(told).toEqual([]);
  });

  test("evaluates permission for each event", () => {
    const { state, told, analytics } = setUp();
    analytics.pageView("/a");
    state.question = { isDisabled: true, access: [] };
    analytics.pageView("/b");
    expect(told).toEqual(["/a"]);
  });

  test("keeps the first hundred events while the user is unknown", () => {
    const { state, told, analytics } = setUp();
    state.question = undefined;
    for (let count = 0; count < 150; count += 1) analytics.event(`e${count}`);
    state.question = { isDisabled: false, access: [] };
    analytics.settle();
    expect(told).toHaveLength(100);
  });
});

describe("a feed", () => {
  test("reports its first page without a number, further ones with it, each once", () => {
    const { told, analytics } = setUp();
    analytics.pageView("/feed");
    for (const page of [1, 2, 2, 3, 2]) analytics.feedPage("/feed", page);
    expect(told).toEqual(["/feed", "/feed?page=2", "/feed?page=3"]);
  });

  test("keeps other query parameters, and starts over when reopened", () => {
    const { told, analytics } = setUp();
    analytics.feedPage("/feed?sort=new&page=9", 2);
    analytics.pageView("/feed");
    analytics.feedPage("/feed?sort=new", 2);
    expect(told).toEqual(["/feed?sort=new&page=2", "/feed", "/feed?sort=new&page=2"]);
  });

  test("ignores invalid page numbers", () => {
    const { told, analytics } = setUp();
    for (const page of [0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY]) analytics.feedPage("/feed", page);
    expect(told).toEqual([]);
  });
});

describe("a provider", () => {
  test("that throws causes a warning only", async () => {
    const { warn, provider, analytics, told } = setUp();
    provider.pageView.mockImplementation(() => {
      throw new Error("broken");
    });
    analytics.pageView("/a");
    analytics.event("like");
    await settled();
    expect(warn).toHaveBeenCalledTimes(1);
    expect(told).toEqual(["like"]);
  });

  test("with a blocked script causes a warning", async () => {
    const { warn, provider, analytics } = setUp();
    provider.pageView.mockRejectedValue(new Error("blocked"));
    analytics.pageView("/a");
    await settled();
    expect(warn).toHaveBeenCalledTimes(1);
  });

  test("is optional", () => {
    expect(noAnalytics.pageView("/")).toBeUndefined();
    expect(noAnalytics.event("like", {})).toBeUndefined();
  });
});
