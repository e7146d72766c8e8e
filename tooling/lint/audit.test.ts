import { describe, expect, test } from "vitest";
import { verdict } from "./audit.mjs";

const finding = (severity: string) => ({
  severity,
  module_name: "left-pad",
  title: "Pads too far",
  patched_versions: ">=2.0.0",
});

describe("verdict", () => {
  test("fails on high and critical findings and names the fix", () => {
    const advisories = { 1: finding("low"), 2: finding("high"), 3: finding("critical") };
    const { code, lines } = verdict(JSON.stringify({ advisories }));
    expect([code, lines.length]).toEqual([1, 2]);
    expect(lines[0]).toBe("high: left-pad: Pads too far (fixed in >=2.0.0)");
  });

  test("passes with lesser findings", () => {
    const advisories = { 1: finding("low"), 2: finding("moderate") };
    expect(verdict(JSON.stringify({ advisories })).code).toBe(0);
  });

  test.each([JSON.stringify({ error: { message: "410 Gone" } }), "", "<html>"])(
    "says that nothing was audited when the registry answers %j",
    (answer) => {
      const { code, lines } = verdict(answer);
      expect(code).toBe(0);
      expect(lines[0]).toMatch(/^Not audited/);
    },
  );
});
