import { describe, expect, it } from "vitest";
import type { AppEnvironment } from "../server/app-environment.ts";
import { fakeContext } from "../testing/fake-context.ts";
import { loadShellData } from "./shell-data.ts";

const grower = {
  user: { id: 7, name: "grower", link: "/grower/grower", avatar_small: null },
  access: [],
};

describe("the session cookie", () => {
  it("is removed once the session has expired", async () => {
    const { context } = fakeContext({ cookie: "token=ended", session: null });
    expect((await loadShellData(context)).viewer).toBeNull();
    expect(context.answerCookies).toEqual([
      expect.stringMatching(/^__Host-token=; .*Max-Age=0/),
      expect.stringMatching(/^token=; .*Max-Age=0/),
    ]);
  });

  it("stays during the session, and is not set for guests", async () => {
    const signedIn = fakeContext({ cookie: "token=good", session: grower as never });
    expect((await loadShellData(signedIn.context)).viewer?.name).toBe("grower");
    expect(signedIn.context.answerCookies).toEqual([]);
    const guest = fakeContext({ cookie: "locale=de" });
    await loadShellData(guest.context);
    expect(guest.context.answerCookies).toEqual([]);
  });
});

describe("analytics", () => {
  const url = "https://stats.example/api/event";
  async function analyticsOf(
    session: object | null,
    environment: Partial<AppEnvironment> = { analyticsUrl: url },
  ) {
    const { context } = fakeContext({
      ...(session ? { cookie: "token=good" } : {}),
      session: session as never,
    });
    Object.assign(context, { environment: { ...context.environment, ...environment } });
    return (await loadShellData(context)).analytics;
  }

  it("count guests, and members without a refusal, under the name of the site", async () => {
    const counted = { url, domain: "grow.example" };
    expect(await analyticsOf(null)).toEqual(counted);
    expect(await analyticsOf(grower)).toEqual(counted);
    expect(await analyticsOf({ ...grower, allows_statistics: true })).toEqual(counted);
    expect(await analyticsOf(null, { analyticsUrl: url, analyticsDomain: "grow" })).toEqual({
      url,
      domain: "grow",
    });
  });

  it("do not count members who refused, staff, or anyone without an analytics server", async () => {
    expect(await analyticsOf({ ...grower, allows_statistics: false })).toBeNull();
    expect(await analyticsOf({ ...grower, access: ["view_extra"] })).toBeNull();
    expect(await analyticsOf(null, { analyticsUrl: undefined })).toBeNull();
  });
});

describe("statistics", () => {
  const isUncounted = async (session: object | null) =>
    (
      await loadShellData(
        fakeContext({ ...(session ? { cookie: "token=good" } : {}), session: session as never }).context,
      )
    ).isUncounted;

  it("include guests and members without a refusal", async () => {
    expect(await isUncounted(null)).toBeUndefined();
    expect(await isUncounted({ ...grower, allows_statistics: true })).toBeUndefined();
  });

  it("leave out members who refused them, and staff", async () => {
    expect(await isUncounted({ ...grower, allows_statistics: false })).toBe(true);
    expect(await isUncounted({ ...grower, access: ["view_extra"] })).toBe(true);
  });
});
