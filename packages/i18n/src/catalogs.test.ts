import { describe, expect, it } from "vitest";
import { i18nFor, loadCatalogs } from "./catalogs.ts";

describe("catalogs", () => {
  it("provide each language's texts concurrently", async () => {
    await loadCatalogs({
      "./en.po": async () => ({ messages: { "nav.diaries": ["Diaries"] } }),
      "./de.po": async () => ({ messages: { "nav.diaries": ["Tagebücher"] } }),
    });
    expect(i18nFor("en")._("nav.diaries")).toBe("Diaries");
    expect(i18nFor("de")._("nav.diaries")).toBe("Tagebücher");
  });

  it("add the texts of one area to those of another", async () => {
    await loadCatalogs({ "./es.po": async () => ({ messages: { "a.one": ["uno"] } }) });
    await loadCatalogs({ "./es.po": async () => ({ messages: { "b.two": ["dos"] } }) });
    expect(i18nFor("es")._("a.one")).toBe("uno");
    expect(i18nFor("es")._("b.two")).toBe("dos");
  });

  it("show the message id in en-tr, with any values", () => {
    expect(i18nFor("en-tr")._("nav.diaries")).toBe("nav.diaries");
    expect(i18nFor("en-tr")._("week.count", { count: 3 }, { message: "{count} weeks" })).toBe("week.count");
  });

  it("reject a file that is not named after a locale", async () => {
    await expect(loadCatalogs({ "./fr.po": async () => ({ messages: {} }) })).rejects.toThrow("fr.po");
  });
});
