import { describe, expect, it } from "vitest";
import { HeardPosition, laterPosition, VisitorPosition } from "./log-position.ts";

const scope = { domain: undefined, isSecure: true };

describe("of two places in the log", () => {
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
  ])("of %j and %j the later is %j", (one, other, later) => {
    expect(laterPosition(one, other)).toBe(later);
  });
});

describe("a visitor", () => {
  it("must see what he wrote and what the server has heard of, whichever is later", () => {
    const heard = new HeardPosition();
    heard.hear("0/50");
    heard.hear("0/40");
    expect(new VisitorPosition(undefined, heard).headers()).toEqual({ "x-log-position": "0/50" });
    expect(new VisitorPosition("0/60", heard).headers()).toEqual({ "x-log-position": "0/60" });
    expect(new VisitorPosition("0/30", heard).headers()).toEqual({ "x-log-position": "0/50" });
    expect(new VisitorPosition("'").headers()).toEqual({});
  });

  it("sees within the same request what he has just written, and takes it along in a cookie of the server's own", () => {
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
