import type { Schema } from "@grow/contract";
import { describe, expect, it } from "vitest";
import { wonAwards } from "./won-awards.ts";

const won = (names: Readonly<Record<string, string>>): Schema<"AwardWon"> => ({
  ...{ year: 2025, link: "/awards/2025", content_type: "diary" },
  items_name: Object.entries(names).map(([lang, name]) => ({ lang, name })),
});
const NAMES = { es: "Diario del año", de: "Tagebuch des Jahres", en: "Diary of the year" };
const named = (award: Schema<"AwardWon">, locale: string) =>
  wonAwards([award], locale).map(({ name, lang }) => `${lang} ${name}`);

describe("wonAwards", () => {
  it("shows a nomination with its year and a link to its awards", () => {
    expect(wonAwards([won(NAMES)], "en")).toEqual([
      { href: "/awards/2025", name: "Diary of the year", lang: "en", year: 2025 },
    ]);
    expect(wonAwards([won({ en: "Diary of 2025" })], "en")[0]?.year).toBeNull();
  });

  it("names it in the reader's language, else in English, else in the original one", () => {
    expect(named(won(NAMES), "de")).toEqual(["de Tagebuch des Jahres"]);
    expect(named(won(NAMES), "th")).toEqual(["en Diary of the year"]);
    expect(named(won(NAMES), "en-tr")).toEqual(["en Diary of the year"]);
    expect(named(won({ es: "Diario del año", de: "Tagebuch des Jahres" }), "ru")).toEqual([
      "es Diario del año",
    ]);
  });

  it("names a nomination once that several things of a grower won", () => {
    expect(wonAwards([won(NAMES), won(NAMES)], "en")).toHaveLength(1);
  });

  it("is empty for what won nothing", () => {
    expect(wonAwards(undefined, "en")).toEqual([]);
  });
});
