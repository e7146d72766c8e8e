import { describe, expect, it } from "vitest";
import { decideWays, type Hearer } from "./decide-ways.ts";

const nothing = { site: null, mail: null, push: null, digest: null };
const hearer = (given: Partial<Hearer> = {}): Hearer => ({
  ...{ chosen: nothing, has_digest: false, is_email_confirmed: true, has_device: true },
  hours: { time_zone: "Europe/Vienna", is_quiet: true, quiet_from: 22, quiet_to: 7 },
  ...given,
});
const noon = new Date("2026-01-15T11:00:00Z");
const night = new Date("2026-01-15T22:30:00Z");

describe("decideWays", () => {
  it("takes the defaults of the event for a member who chose nothing", () => {
    expect(decideWays("comment", hearer(), noon)).toEqual({ bell: true, mail: "none", push: "now" });
    expect(decideWays("like", hearer(), noon)).toEqual({ bell: true, mail: "none", push: "none" });
    expect(decideWays("giveaway_won", hearer(), noon)).toEqual({ bell: true, mail: "now", push: "now" });
  });

  it.each([
    [{ mail: true }, false, "now"],
    [{ mail: true }, true, "digest"],
    [{ mail: true, digest: true }, false, "now"],
    [{ mail: true, digest: false }, true, "now"],
    [{ mail: false, digest: true }, true, "none"],
    [{ mail: true, site: false }, true, "now"],
  ] as const)("emails by the choice %j with digest %s: %s", (chosen, has_digest, mail) => {
    expect(decideWays("comment", hearer({ chosen: { ...nothing, ...chosen }, has_digest }), noon).mail).toBe(
      mail,
    );
  });

  it("emails a win at once in spite of the digest, unless the member chose to wait", () => {
    expect(decideWays("giveaway_won", hearer({ has_digest: true }), noon).mail).toBe("now");
    const chosen = { ...nothing, digest: true };
    expect(decideWays("giveaway_won", hearer({ has_digest: true, chosen }), noon).mail).toBe("digest");
  });

  it("emails nothing to an unconfirmed address and pushes nothing without a device", () => {
    const chosen = { ...nothing, mail: true };
    const given = hearer({ chosen, is_email_confirmed: false, has_device: false });
    expect(decideWays("comment", given, noon)).toEqual({ bell: true, mail: "none", push: "none" });
  });

  it("can be off in every way", () => {
    const chosen = { site: false, mail: false, push: false, digest: true };
    expect(decideWays("comment", hearer({ chosen, has_digest: true }), noon)).toEqual({
      ...{ bell: false, mail: "none", push: "none" },
    });
  });

  it("holds back only push in quiet hours, until they end", () => {
    const chosen = { ...nothing, mail: true };
    expect(decideWays("comment", hearer({ chosen }), night)).toEqual({
      ...{ bell: true, mail: "now", push: { until: new Date("2026-01-16T06:00:00Z") } },
    });
  });
});
