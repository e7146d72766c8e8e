import { describe, expect, it } from "vitest";
import { HeardPosition, laterPosition, VisitorPosition } from "./log-position.ts";

const scope = { domain: undefined, isSecure: true };

describe("laterPosition", () => {
  it.each([
    ["0/9F", "0/A0", "0/A0"],
    ["0/A0", "0/9F", "0/A0"],
    ["0/FFFFFFFF", "1/0", "1/0"],
    [undefined, "0/1", "0/1"],
    ["0/1", null, "0/1"],
    ["forged\r\n", "0/1", "0/1"],
    ["0/1", "0/1; Domain=evil.example", "0/1"],
    ["nonsense", "", undefined],
    [undefined, undefined, undefined],
  ])("compares %j and %j and returns %j", (one, other, later) => {
    expect(laterPosition(one, other)).toBe(later);
  });
});

describe("the position that a user must see", () => {
  it("is the later of their own writes and the server's notifications", () => {
    const heard = new HeardPosition();
    heard.hear("0/50");
    heard.hear("0/40");
    expect(new VisitorPosition(undefined, heard).headers()).toEqual({ "x-log-position": "0/50" });
    expect(new VisitorPosition("0/60", heard).headers()).toEqual({ "x-log-position": "0/60" });
    expect(new VisitorPosition("0/30", heard).headers()).toEqual({ "x-log-position": "0/50" });
    expect(new VisitorPosition("'").headers()).toEqual({});
  });

  it("includes a write within the same request and saves it in an HttpOnly cookie", () => {
    const position = new VisitorPosition("0/60");
    expect(position.cookie(scope)).toBeUndefined();
    position.take("0/70");
    position.take(null);
    expect(position.headers()).toEqual({ "x-log-position": "0/70" });
    expect(position.cookie(scope)).toBe(
      "written=0%2F70; Path=/; SameSite=Lax; Max-Age=300; HttpOnly; Secure",
    );
  });
});
