import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { ContentKeys } from "@grow/app-kit/request/content-keys.ts";
import { fakeContext } from "@grow/app-kit/testing/fake-context.ts";
import { TRANSLATED_LOCALES } from "@grow/i18n";
import { describe, expect, it } from "vitest";
import { loader } from "./manifest.ts";

async function manifest(locale: (typeof TRANSLATED_LOCALES)[number]) {
  const { context } = fakeContext({ locale });
  const visit = { ...context, contentKeys: new ContentKeys() };
  const answer = loader({ context: visit, params: {}, request: new Request("https://grow.example/") });
  expect(answer.headers.get("content-type")).toContain("application/manifest+json");
  return answer.json();
}

const file = (path: string) => new URL(`../../../../public${path}`, import.meta.url);

describe("the installed app", () => {
  it("speaks the language of the page", async () => {
    const said = new Set<string>();
    for (const locale of TRANSLATED_LOCALES) {
      const { name, lang, description, shortcuts } = await manifest(locale);
      expect(name).toBe("Grow");
      expect(lang).toBe(locale);
      said.add([description, ...shortcuts.map((one: { name: string }) => one.name)].join());
    }
    expect(said.size).toBe(TRANSLATED_LOCALES.length);
  });

  it("has icons of the size that it says, for round home screens too", async () => {
    const { icons } = await manifest("en");
    for (const { src, sizes, type } of icons) {
      expect(existsSync(file(src)), src).toBe(true);
      if (type !== "image/png") continue;
      const bytes = await readFile(file(src));
      // Width and height of a PNG stand behind its first sixteen bytes.
      expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, src).toBe(sizes);
    }
    const maskable = icons.filter((icon: { purpose?: string }) => icon.purpose === "maskable");
    expect(maskable.map((icon: { sizes: string }) => icon.sizes)).toEqual(["192x192", "512x512"]);
  });
});
