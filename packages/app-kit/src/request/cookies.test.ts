import { describe, expect, it } from "vitest";
import {
  choiceCookie,
  clearedTokenCookie,
  cookieScope,
  parseCookies,
  tokenCookie,
  withoutCookie,
} from "./cookies.ts";

const local = { domain: undefined, isSecure: false };
const shared = { domain: "grow.example", isSecure: true };

describe("reading cookies", () => {
  it("decodes values, trims, and keeps the first of two with one name", () => {
    const cookies = parseCookies("locale=de; token=abc%3D; token=second;  theme = dark;broken");
    expect([...cookies]).toEqual([
      ["locale", "de"],
      ["token", "abc="],
      ["theme", "dark"],
    ]);
  });

  it("takes a value that is not encoded as it stands", () => {
    expect(parseCookies("a=100%").get("a")).toBe("100%");
    expect(parseCookies(null).size).toBe(0);
  });
});

describe("a header without one cookie", () => {
  it("keeps the others as they came", () => {
    expect(withoutCookie("locale=de; token=a%20b; theme=dark", "token")).toBe("locale=de; theme=dark");
    expect(withoutCookie("token=a; locale=de;token=b", "token")).toBe("locale=de");
    expect(withoutCookie("my-token=a; tokens=b", "token")).toBe("my-token=a; tokens=b");
  });

  it("is none when nothing is left", () => {
    expect(withoutCookie("token=a", "token")).toBeUndefined();
    expect(withoutCookie(undefined, "token")).toBeUndefined();
  });
});

describe("the cookie that signs in", () => {
  it("is closed to scripts, stays on the host, and is not sent with foreign writes", () => {
    expect(tokenCookie("t", local)).toBe("token=t; Path=/; SameSite=Lax; HttpOnly");
  });

  it("is shared with the portal and travels by https only where the site does", () => {
    const cookie = tokenCookie("t", shared);
    expect(cookie).toContain("Domain=grow.example");
    expect(cookie).toContain("Secure");
  });

  it("ends with the session of the api when it is to be kept", () => {
    const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
    const seconds = Number(/Max-Age=(\d+)/.exec(tokenCookie("t", local, inAnHour))?.[1]);
    expect(seconds).toBeGreaterThan(3590);
    expect(seconds).toBeLessThanOrEqual(3600);
  });

  it("is removed with the same scope", () => {
    expect(clearedTokenCookie(shared)).toContain("Max-Age=0");
    expect(clearedTokenCookie(shared)).toContain("Domain=grow.example");
  });
});

describe("the cookie of a choice", () => {
  it("is kept for a year and can be read by scripts", () => {
    const cookie = choiceCookie("locale", "th", local);
    expect(cookie).toContain("Max-Age=31536000");
    expect(cookie).not.toContain("HttpOnly");
  });

  it("follows the scheme of the public address", () => {
    expect(cookieScope({ cookieDomain: undefined, publicUrl: "https://grow.example" }).isSecure).toBe(true);
    expect(cookieScope({ cookieDomain: undefined, publicUrl: "http://localhost:3000" }).isSecure).toBe(false);
  });
});
