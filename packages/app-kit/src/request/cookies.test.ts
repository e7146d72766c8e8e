import { describe, expect, it } from "vitest";
import {
  choiceCookie,
  clearedTokenCookies,
  cookieScope,
  movedTokenCookies,
  parseCookies,
  tokenCookie,
  withoutToken,
} from "./cookies.ts";

const local = { domain: undefined, isSecure: false };
const shared = { domain: "grow.example", isSecure: true };

describe("parseCookies", () => {
  it("decodes and trims values, and uses the first of two with one name", () => {
    const cookies = parseCookies("locale=de; token=abc%3D; token=second;  theme = dark;broken");
    expect([...cookies]).toEqual([
      ["locale", "de"],
      ["token", "abc="],
      ["theme", "dark"],
    ]);
  });

  it("accepts a value that is not encoded", () => {
    expect(parseCookies("a=100%").get("a")).toBe("100%");
    expect(parseCookies(null).size).toBe(0);
  });
});

describe("parseCookies and headers", () => {
  it.each(["token=%00", "token=a%0d%0ab", "guest=%F0%9F%8C%B1", "access=%C3%A4", "__Host-token=%00"])(
    "drops %s, which no header can carry",
    (header) => {
      expect([...parseCookies(`${header}; locale=de`)]).toEqual([["locale", "de"]]);
    },
  );

  it("accepts any text in other cookies", () => {
    expect(parseCookies("details=%F0%9F%8C%B1").get("details")).toBe("🌱");
  });

  it("prefers the prefixed session cookie to one that a subdomain may have set", () => {
    expect(parseCookies("token=planted; __Host-token=own").get("token")).toBe("own");
    expect(parseCookies("__Secure-token=own; token=planted").get("token")).toBe("own");
    expect(parseCookies("token=old").get("token")).toBe("old");
  });
});

describe("withoutToken", () => {
  it("leaves the other cookies unchanged", () => {
    expect(withoutToken("locale=de; token=a%20b; theme=dark")).toBe("locale=de; theme=dark");
    expect(withoutToken("token=a; locale=de;token=b; __Host-token=c")).toBe("locale=de");
    expect(withoutToken("my-token=a; tokens=b")).toBe("my-token=a; tokens=b");
  });

  it("is undefined when nothing remains", () => {
    expect(withoutToken("token=a")).toBeUndefined();
    expect(withoutToken(undefined)).toBeUndefined();
  });
});

describe("the session cookie", () => {
  const secure = { domain: undefined, isSecure: true };

  it("is HttpOnly, host-only and SameSite", () => {
    expect(tokenCookie("t", local)).toBe("token=t; Path=/; SameSite=Lax; HttpOnly");
  });

  it("has the prefix __Host- with https", () => {
    expect(tokenCookie("t", secure)).toBe("__Host-token=t; Path=/; SameSite=Lax; HttpOnly; Secure");
  });

  it("has the prefix __Secure- when shared with the portal", () => {
    const cookie = tokenCookie("t", shared);
    expect(cookie).toMatch(/^__Secure-token=t; .*Domain=grow\.example.*Secure$/);
  });

  it("expires with the session", () => {
    const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
    const seconds = Number(/Max-Age=(\d+)/.exec(tokenCookie("t", local, inAnHour))?.[1]);
    expect(seconds).toBeGreaterThan(3590);
    expect(seconds).toBeLessThanOrEqual(3600);
  });

  it("is removed with the same scope, under its old name too", () => {
    const cleared = clearedTokenCookies(shared);
    expect(cleared.map((cookie) => cookie.split("=")[0])).toEqual(["__Secure-token", "token"]);
    for (const cookie of cleared) expect(cookie).toMatch(/Domain=grow\.example; Max-Age=0/);
    expect(clearedTokenCookies(local)).toHaveLength(1);
  });

  it("is renamed once with https", () => {
    const moved = movedTokenCookies("locale=de; token=abc", secure);
    expect(moved[0]).toMatch(/^__Host-token=abc; .*Max-Age=2592000; HttpOnly; Secure$/);
    expect(moved[1]).toMatch(/^token=; .*Max-Age=0/);
    expect(movedTokenCookies("token=abc; __Host-token=abc", secure)).toEqual([]);
    expect(movedTokenCookies("token=abc", local)).toEqual([]);
    expect(movedTokenCookies("locale=de", secure)).toEqual([]);
  });
});

describe("the cookie of a choice", () => {
  it("lasts a year and is readable by scripts", () => {
    const cookie = choiceCookie("locale", "th", local);
    expect(cookie).toContain("Max-Age=31536000");
    expect(cookie).not.toContain("HttpOnly");
  });

  it("is Secure when the public URL is https", () => {
    expect(cookieScope({ cookieDomain: undefined, publicUrl: "https://grow.example" }).isSecure).toBe(true);
    expect(cookieScope({ cookieDomain: undefined, publicUrl: "http://localhost:3000" }).isSecure).toBe(false);
  });
});
