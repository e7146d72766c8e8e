import type { Schema } from "@grow/contract";
import { describe, expect, it } from "vitest";
import { sampleStaffPost, sampleText } from "../../shared/articles/testing/sample-staff-post.ts";
import { articleView, newArticleView } from "./view.ts";

const topic = (slug: string, names: Record<string, string>): Schema<"StaffTopic"> => ({
  ...{ id: 3, kind: "tag", version: 1, slug, link: `/journal/tag/${slug}`, name: names.en ?? slug },
  items_name: Object.entries(names).map(([lang, name]) => ({ lang: lang as "en", name })),
  ...{ position: null, cnt_posts: 1, cnt_published: 1, update_date: "2026-09-14T08:30:00.000Z" },
});
const topics = {
  categories: [topic("harvest", { en: "Harvest", de: "Ernte" })],
  tags: [topic("drying", { en: "Drying" })],
};
const view = (change: Parameters<typeof sampleStaffPost>[0] = {}, lang: "en" | "de" = "en") =>
  articleView(sampleStaffPost(change), lang, { topics, locale: "de" });

describe("the languages of an article", () => {
  it("have a state each, the original first", () => {
    const items_text = [
      sampleText({ lang: "de" }),
      sampleText({ lang: "en" }),
      sampleText({ lang: "th", text: "", is_readable: false }),
    ];
    expect(
      view({ lang: "de", items_text }, "de").saved?.languages.map(({ lang, state, href }) => [
        lang,
        state,
        href,
      ]),
    ).toEqual([
      ["de", "original", "/admin/journal/5"],
      ["en", "ready", "/admin/journal/5/en"],
      ["ru", "missing", "/admin/journal/5/ru"],
      ["es", "missing", "/admin/journal/5/es"],
      ["th", "draft", "/admin/journal/5/th"],
    ]);
  });

  it("show the original beside a translation, which has no fields of the place", () => {
    const { saved, fields, tags } = view({}, "de");
    expect(saved).toMatchObject({
      ...{ isTranslation: true, isWritten: false },
      source: { lang: "en", title: "Slow drying", html: "<p>Two rooms.</p>" },
    });
    expect(Object.keys(fields)).toEqual(["title", "text", "preview", "description", "author_role"]);
    expect(tags).toEqual([]);
    expect(view().saved?.source).toBeNull();
  });
});

describe("what is missing for publication", () => {
  const picture = (alt: string) =>
    `<figure><img src="/media/a/640.webp"${alt} width="640" height="480" /></figure>`;

  it("is nothing for a whole article", () => {
    expect(view().saved?.missing).toEqual([]);
  });

  it("is named: text, cover, category", () => {
    const items_text = [sampleText({ text: "<p> </p>", is_readable: false })];
    expect(view({ items_text, item_cover: null, category: null }).saved?.missing).toEqual([
      { what: "text" },
      { what: "cover" },
      { what: "category" },
    ]);
  });

  it("is counted for pictures without alt text, in every language", () => {
    const items_text = [
      sampleText({ text: `${picture(' alt="Jars"')}${picture("")}${picture(' alt=" "')}` }),
      sampleText({ lang: "de", text: picture(' alt=""') }),
    ];
    expect(view({ items_text }).saved?.missing).toEqual([
      { what: "alt", lang: "en", count: 2 },
      { what: "alt", lang: "de", count: 1 },
    ]);
  });

  it("is no text where there is a picture with alt text", () => {
    const items_text = [sampleText({ text: picture(' alt="Jars"') })];
    expect(view({ items_text }).saved?.missing).toEqual([]);
  });
});

it("topics have their names in the editor's language, and chosen ones that are not listed stay", () => {
  const { categories, tags } = view();
  expect(categories).toEqual([{ slug: "harvest", name: "Ernte" }]);
  expect(tags).toEqual([
    { slug: "drying", name: "Drying" },
    { slug: "curing", name: "curing" },
  ]);
});

it("a published article links to its page, a scheduled one says when it comes out", () => {
  expect(view({ state: "published" }).saved?.link).toBe("/journal/slow-drying");
  const { saved, publish } = view({ state: "scheduled", view_date: "2026-12-01T16:00:00.000Z" });
  expect([saved?.link, publish]).toEqual([null, { date: "2026-12-01", time: "18:00" }]);
});

it("a new article starts in the editor's language", () => {
  expect(newArticleView(topics, "th")).toMatchObject({
    lang: "th",
    saved: null,
    fields: { lang: "th", title: "" },
  });
});
