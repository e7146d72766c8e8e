import { afterEach, describe, expect, it, vi } from "vitest";
import { isLocale, LOCALES, readLocale } from "./locales.ts";

afterEach(() => vi.restoreAllMocks());

describe("locales", () => {
  it("are six, in the order of the switch", () => {
    expect(LOCALES).toEqual(["en", "ru", "de", "es", "th", "en-tr"]);
  });

  it("match by exact spelling", () => {
    for (const locale of LOCALES) expect(isLocale(locale)).toBe(true);
    for (const other of ["EN", "fr", "", "en-US", undefined, null, 1]) expect(isLocale(other)).toBe(false);
  });

  it("fall back to English, silently without a choice and with one warning for an unsupported one", () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    expect(readLocale(undefined)).toBe("en");
    expect(readLocale("")).toBe("en");
    expect(warn).not.toHaveBeenCalled();
    expect(readLocale("xx")).toBe("en");
    expect(warn).toHaveBeenCalledTimes(1);
    expect(readLocale("th")).toBe("th");
  });

  it("warn of an unsupported one in a single short line, for any cookie", () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    warn.mockClear();
    readLocale(`x\n{"log":"security"}${"x".repeat(5000)}`);
    const [line] = warn.mock.calls[0] ?? [];
    expect(line).not.toContain("\n");
    expect(line.length).toBeLessThan(80);
  });
});
