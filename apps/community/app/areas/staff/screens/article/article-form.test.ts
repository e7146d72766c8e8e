import { beginMerge, differingParts } from "@grow/app-kit/editor/field-parts.ts";
import { describe, expect, it } from "vitest";
import { sampleStaffPost, sampleText } from "../../shared/articles/testing/sample-staff-post.ts";
import {
  articleBody,
  articleFields,
  articleParts,
  badDiaryLine,
  bodyWithout,
  newArticleFields,
} from "./article-form.ts";

const post = sampleStaffPost({
  items_text: [
    sampleText(),
    sampleText({ lang: "de", title: "Langsam trocknen", text: "<p>Zwei Räume.</p>" }),
  ],
});
const { text: _, ...german } = {
  ...{ lang: "de", title: "Langsam trocknen", text: "", preview: "What it changes", description: "" },
  author_role: "Editor",
};

describe("articleBody", () => {
  it("sends an unchanged article as it is, without its slug and without the texts of other languages", () => {
    expect(articleBody(articleFields(post, "en"), 4, { post, lang: "en" })).toEqual({
      ...{ version: 4, lang: "en", category: "harvest", tags: ["drying", "curing"], diary_ids: [12] },
      ...{ cover_id: 904, cover_alt: "Branches on a wire" },
      items_text: [
        {
          ...{ lang: "en", title: "Slow drying", text: "<p>Two rooms.</p>", preview: "What it changes" },
          ...{ description: "", author_role: "Editor" },
        },
        german,
      ],
    });
  });

  it("sends a changed slug only", () => {
    const fields = articleFields(post, "en");
    const slugOf = (slug: string) => articleBody({ ...fields, slug }, 4, { post, lang: "en" }).slug;
    expect([slugOf("drying"), slugOf("slow-drying"), slugOf(" ")]).toEqual(["drying", undefined, undefined]);
    // The title was changed and saved meanwhile: the form still has the slug of the former one.
    const renamed = { ...post, slug: "drying-slowly" };
    expect(articleBody(fields, 5, { post: renamed, lang: "en" })).not.toHaveProperty("slug");
  });

  it("adds a translation behind the others, and leaves the place of the article as it is", () => {
    const fields = { ...articleFields(post, "th"), title: "ตากช้า ๆ", text: "<p>สองห้อง</p>" };
    const body = articleBody(fields, 4, { post, lang: "th" });
    expect(body.items_text.map(({ lang }) => lang)).toEqual(["en", "de", "th"]);
    expect(body.items_text[0]).not.toHaveProperty("text");
    expect(body.items_text[2]).toMatchObject({ title: "ตากช้า ๆ", text: "<p>สองห้อง</p>" });
    expect(body).toMatchObject({ lang: "en", tags: ["drying", "curing"], diary_ids: [12], cover_id: 904 });
  });

  it("keeps the order of tags, and appends new ones", () => {
    const { tag_curing: __, ...fields } = articleFields(post, "en");
    const body = articleBody({ tag_ec: "on", ...fields }, 4, { post, lang: "en" });
    expect(body.tags).toEqual(["drying", "ec"]);
  });

  it("creates an article with what was typed only", () => {
    const fields = { ...newArticleFields("de"), title: "Neu", diaries: "/diaries/7-slow-comet\r\n12" };
    expect(articleBody(fields, null, { post: null, lang: "de" })).toEqual({
      ...{ lang: "de", category: null, tags: [], diary_ids: [7, 12], cover_id: null },
      items_text: [{ lang: "de", title: "Neu", text: "", preview: "", description: "", author_role: "" }],
    });
  });
});

it("bodyWithout leaves one translation out", () => {
  expect(bodyWithout(post, 4, "de").items_text.map(({ lang }) => lang)).toEqual(["en"]);
});

it.each([
  ["/diaries/12-night-plum\nhttps://grow.example/diaries/7?lang=de", null],
  ["/diaries/12\n/strains/plum", "/strains/plum"],
  ["", null],
])("badDiaryLine finds what is no address of a diary in %j", (diaries, bad) => {
  expect(badDiaryLine({ diaries })).toBe(bad);
});

describe("articleParts", () => {
  const fields = articleFields(post, "en");

  it("tells one tag from another", () => {
    const { tag_curing: __, ...rest } = fields;
    expect(differingParts(articleParts, fields, { ...rest, tag_ec: "on" })).toEqual(["tags"]);
  });

  it("takes the tags of a colleague", () => {
    const { tag_curing: __, ...theirs } = fields;
    const { chosen } = beginMerge(articleParts, fields, fields, { version: 5, theirs });
    expect(chosen).toEqual({ tags: "theirs" });
    expect(articleParts.take(fields, theirs, "tags")).not.toHaveProperty("tag_curing");
  });

  it("ignores when it comes out, which is not saved with it", () => {
    const typed = { ...fields, publish_date: "2026-12-01", publish_time: "18:00" };
    expect(differingParts(articleParts, fields, typed)).toEqual([]);
  });
});
