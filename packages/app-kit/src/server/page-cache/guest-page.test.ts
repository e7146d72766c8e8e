import { METRIC, measuresToText } from "@grow/domain";
import { describe, expect, it } from "vitest";
import { guestPageKey, type PageRequest } from "./guest-page.ts";

const MIXED_UNITS = `measures=${encodeURIComponent(measuresToText({ ...METRIC, length: "english" }))}`;

const asked = (question: Partial<PageRequest> = {}): string | null =>
  guestPageKey({
    method: "GET",
    url: "/explore",
    cookie: undefined,
    asksAge: false,
    isBot: false,
    ...question,
  });

describe("guestPageKey", () => {
  it("differs by URL, language, theme and set of units", () => {
    const keys = [
      asked(),
      asked({ url: "/explore?start=24" }),
      asked({ cookie: "locale=de" }),
      asked({ cookie: "theme=dark" }),
      asked({ cookie: "measures=imperial" }),
      asked({ url: "/explore?lang=de" }),
    ];
    expect(keys).not.toContain(null);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it("ignores everything else a browser sends", () => {
    expect(asked({ cookie: "guest=abc; other=1; locale=xx; theme=pink" })).toBe(asked());
    expect(asked({ isBot: true })).toBe(asked());
  });

  it.each(["token=abc", "access=moderate", "details=1", "brand=3", MIXED_UNITS])(
    "is null for a request with %s",
    (cookie) => {
      expect(asked({ cookie })).toBeNull();
    },
  );

  it("is null for writes, data requests of the router, and very long URLs", () => {
    expect(asked({ method: "POST" })).toBeNull();
    expect(asked({ method: "HEAD" })).toBeNull();
    expect(asked({ url: "/explore.data?_routes=x" })).toBeNull();
    expect(asked({ url: `/explore?q=${"x".repeat(600)}` })).toBeNull();
  });

  it("differs for users who still have to confirm their age, but not for bots", () => {
    const person = asked({ asksAge: true });
    expect(person).not.toBe(asked({ asksAge: true, cookie: "age=1" }));
    expect(asked({ asksAge: true, isBot: true })).toBe(asked({ asksAge: true, cookie: "age=1" }));
  });
});
