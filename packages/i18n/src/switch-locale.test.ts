import { afterEach, describe, expect, it, vi } from "vitest";
import { switchLocale } from "./switch-locale.ts";

afterEach(() => vi.restoreAllMocks());

function page(load: () => Promise<void> = () => Promise.resolve()) {
  const steps: string[] = [];
  return {
    steps,
    page: {
      current: "en" as const,
      load: (locale: string) => {
        steps.push(`load ${locale}`);
        return load();
      },
      store: (locale: string) => void steps.push(`store ${locale}`),
      reload: () => void steps.push("reload"),
    },
  };
}

describe("switchLocale", () => {
  it("loads the catalogs, saves the choice, then reloads", async () => {
    const { steps, page: it } = page();
    expect(await switchLocale("de", it)).toBe("switched");
    expect(steps).toEqual(["load de", "store de", "reload"]);
  });

  it("only warns of an unsupported locale", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    for (const wanted of ["fr", "EN", "en-US", "", undefined]) {
      const { steps, page: it } = page();
      expect(await switchLocale(wanted, it)).toBe("unsupported");
      expect(steps).toEqual([]);
    }
    expect(warn).toHaveBeenCalledTimes(5);
  });

  it("does nothing for the current locale", async () => {
    const { steps, page: it } = page();
    expect(await switchLocale("en", it)).toBe("same");
    expect(steps).toEqual([]);
  });

  it("neither saves nor reloads when the catalogs cannot be loaded", async () => {
    const { steps, page: it } = page(() => Promise.reject(new Error("offline")));
    expect(await switchLocale("ru", it)).toBe("failed");
    expect(steps).toEqual(["load ru"]);
  });
});
