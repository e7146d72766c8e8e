import { pageMeta } from "@grow/app-kit/request/head.ts";
import { fakeContext } from "@grow/app-kit/testing/fake-context.ts";
import type { Schema } from "@grow/contract";
import { describe, expect, it } from "vitest";
import { sampleDiary, samplePhoto, sampleWeek } from "../../../../shared/testing/sample-diary.ts";
import { loader } from "./route.tsx";

const origin = "https://grow.example";

async function tags(path: string, items: readonly Schema<"DiaryCard">[] = []) {
  const { context } = fakeContext({
    path,
    api: { "GET /diaries": { items, total: items.length, start: 0, limit: 24 } },
  });
  const params = { "*": context.url.pathname.replace(/^\/explore\/?/, "") };
  const data = await loader({ request: new Request(context.url), context, params });
  return pageMeta({ data, matches: [{ id: "root", data: { origin } }], location: { search: "" } });
}

describe("the meta data of a list of diaries", () => {
  it("has one canonical URL per set of filters, for any order and other parameters", async () => {
    const found = await tags("/explore/coco/indoor?utm_source=elsewhere");
    const [canonical] = found.flatMap((tag) => ("rel" in tag && tag.rel === "canonical" ? [tag.href] : []));
    expect(canonical).toMatch(/^https:\/\/grow\.example\/explore\/[a-z]+\/[a-z]+$/);
    const turned = await tags("/explore/indoor/coco");
    expect(turned).toContainEqual({ tagName: "link", rel: "canonical", href: canonical });
    expect(found.flatMap((tag) => ("hrefLang" in tag ? [[tag.hrefLang, tag.href]] : []))).toEqual([
      ...["en", "ru", "de", "es", "th"].map((lang) => [lang, `${canonical}?lang=${lang}`]),
      ["x-default", canonical],
    ]);
  });

  it("has structured data of its diaries", async () => {
    const found = await tags("/explore");
    expect(found).toContainEqual({
      "script:ld+json": expect.objectContaining({ "@type": "ItemList", itemListElement: [] }),
    });
    expect(found).toContainEqual({ property: "og:url", content: `${origin}/explore` });
  });

  it("has the photo of the first diary with one as its image", async () => {
    const photo = samplePhoto(1);
    const plain = { ...sampleDiary([sampleWeek()]), id: 1, item_cover: null };
    const covered = { ...plain, id: 2, item_cover: photo };
    const cards = [plain, covered] as unknown as Schema<"DiaryCard">[];
    expect(await tags("/explore", cards)).toContainEqual({
      property: "og:image",
      content: origin + photo.url,
    });
    expect(JSON.stringify(await tags("/explore"))).not.toContain("og:image");
  });
});
