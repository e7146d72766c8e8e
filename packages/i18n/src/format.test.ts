import { describe, expect, it } from "vitest";
import { formatsFor } from "./format.ts";

describe("formats", () => {
  it("use the locale's decimal mark and at most two decimals", () => {
    expect(formatsFor("en").number(1234.567)).toBe("1,234.57");
    expect(formatsFor("de").number(1234.5)).toBe("1.234,5");
    expect(formatsFor("ru").number(1.37)).toBe("1,37");
    expect(formatsFor("en").number(6.04, 1)).toBe("6");
  });

  it("convert the number in a field to the locale's decimal mark and keep other text", () => {
    expect(formatsFor("de").typed("26.4")).toBe("26,4");
    expect(formatsFor("ru").typed("-1.25")).toBe("-1,25");
    expect(formatsFor("th").typed("26.4")).toBe("26.4");
    for (const text of ["", "26", "26,4", "1.5 l", "6.0.1", "about 6.2"])
      expect(formatsFor("de").typed(text)).toBe(text);
  });

  it("write percent the locale's way, whole by default", () => {
    expect([formatsFor("en").percent(0.0214), formatsFor("en").percent(0.0214, 1)]).toEqual(["2%", "2.1%"]);
    expect(formatsFor("de").percent(0.0214, 1)).toBe("2,1\u00a0%");
  });

  it("put a no-break space before a unit", () => {
    expect(formatsFor("en").unit(25.4, "°C")).toBe("25.4\u00a0°C");
    expect(formatsFor("de").unit(25.4, "°C")).toBe("25,4\u00a0°C");
  });

  it("write dates in UTC and omit the current year", () => {
    const late = "2026-09-14T23:30:00Z";
    expect(formatsFor("en").date(late)).toBe("14 September 2026");
    expect(formatsFor("en").date(late, new Date("2026-01-01T00:00:00Z"))).toBe("14 September");
    expect(formatsFor("de").date(late)).toBe("14. September 2026");
    expect(formatsFor("en").dateTime(late)).toContain("23:30");
  });

  it("format en-tr as English", () => {
    expect(formatsFor("en-tr").number(1234.5)).toBe("1,234.5");
    expect(formatsFor("en-tr").list(["a", "b", "c"])).toBe("a, b and c");
  });

  it("read money in minor units", () => {
    expect(formatsFor("en").money({ amount: 490, currency: "EUR" })).toBe("€4.90");
    expect(formatsFor("en").money({ amount: 490, currency: "JPY" })).toContain("490");
  });
});
