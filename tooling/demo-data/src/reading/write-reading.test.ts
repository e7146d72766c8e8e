import { describe, expect, test } from "vitest";
import { DRAWN_WIDTH } from "../pictures/drawn-width.ts";
import { LIBRARY, pictureName } from "../pictures/library.ts";
import { anchor, groupBy, tables } from "../testing/demo.ts";
import { votesOf } from "./hold-votings.ts";
import { POST_COMMENTS } from "./post-comments.ts";
import { postHtml } from "./post-html.ts";
import { POSTS } from "./posts.ts";

const figure = {
  url: "/media/k/640.webp",
  alt: 'An "EC" meter',
  caption: "Rinse & dry.",
  width: 640,
  height: 427,
};

describe("postHtml", () => {
  test("replaces a figure alone in a paragraph and links of things", () => {
    expect(
      postHtml("<p>{figure}</p>\n<p>With {strain:night-plum}.</p>", figure, (kind, value) => ({
        path: `/${kind}s/${value}`,
        name: "Night & Plum",
      })),
    ).toBe(
      '<figure><img src="/media/k/640.webp" alt="An &quot;EC&quot; meter" width="640" height="427" /><figcaption>Rinse &amp; dry.</figcaption></figure>\n<p>With <a href="/strains/night-plum">Night &amp; Plum</a>.</p>',
    );
  });

  test("refuses a placeholder of nothing", () => {
    expect(() => postHtml("<p>{voting:9}</p>", figure, () => undefined)).toThrow("{voting:9}");
  });
});

describe("demo posts", () => {
  const texts = [
    ...tables.post.map(({ id, lang, text }) => ({ id, lang, text })),
    ...tables.translation
      .filter(({ field }) => field === "text")
      .map(({ content_id, lang, text }) => ({ id: content_id, lang, text })),
  ];

  test("have no placeholder left in any language", () => {
    expect(texts).toHaveLength(POSTS.length + 8);
    for (const { text } of texts) expect(text).not.toMatch(/[{}]/);
  });

  test("link open diaries of the demo, strains and votings in their language", () => {
    const diaries = new Map(tables.diary.map((row) => [row.id, row]));
    const strains = new Set(tables.strain.map(({ slug }) => slug));
    const votings = new Map(tables.voting.map(({ id, lang }) => [id, lang]));
    for (const { id, lang, text } of texts) {
      const diary_ids = tables.post_diary.filter(({ post_id }) => post_id === id).map((row) => row.diary_id);
      const links = [...text.matchAll(/<a href="\/([a-z/]+)\/(\d*)([a-z0-9-]*)"/g)];
      expect(links.length).toBeGreaterThanOrEqual(diary_ids.length);
      for (const [, page, number, words = ""] of links) {
        if (page === "diaries") {
          expect(diary_ids).toContain(Number(number));
          expect(diaries.get(Number(number))).toMatchObject({ is_lock: false, slug: words.slice(1) });
        } else if (page === "strains") expect(strains).toContain(words);
        else expect([page, votings.get(Number(number))]).toEqual(["journal/voting", lang]);
      }
    }
  });

  test("show pictures that exist, of the size that the page reserves for them", () => {
    const photos = new Map(tables.photo.map((photo) => [photo.id, photo]));
    const names = new Set(LIBRARY.map(({ name }) => name));
    for (const { id, cover_id } of tables.post) {
      const inside = tables.post_photo.filter(({ post_id }) => post_id === id);
      expect(inside).toHaveLength(1);
      for (const photo_id of [cover_id, ...inside.map((row) => row.photo_id)]) {
        const plan = photos.get(photo_id)?.plan;
        if (plan?.kind === "plant") expect(names).toContain(pictureName(plan));
        else {
          expect(plan?.kind).toBe("product");
          expect(DRAWN_WIDTH.product).toBeGreaterThanOrEqual(640);
        }
      }
      const { key = "", width = 1, height = 1 } = photos.get(inside[0]?.photo_id ?? 0) ?? {};
      const size = `width="640" height="${Math.round((640 * height) / width)}"`;
      for (const text of texts.filter((one) => one.id === id)) {
        expect(text.text).toContain(`<img src="/media/${key}/640.webp"`);
        expect(text.text).toContain(size);
      }
    }
  });

  test("have all fields in each language, names of every category and tag, and an event", () => {
    const fields = groupBy(tables.translation, ({ content_id, lang }) => `${content_id} ${lang}`);
    expect(fields.size).toBe(8);
    for (const rows of fields.values()) expect(rows).toHaveLength(4);
    expect(tables.post_category_text).toHaveLength(4 * tables.post_category.length);
    const tags = new Set(tables.post_tag.map(({ tag }) => tag));
    expect(tables.post_tag_text).toHaveLength(5 * tags.size);
    expect(
      tables.event.filter(({ type }) => type === "blog.publish").map(({ content_id }) => content_id),
    ).toEqual(tables.post.map(({ id }) => id));
  });

  test("count their likes and comments, all of which were found a writer", () => {
    for (const { id, slug, cnt_likes, cnt_comments, view_date } of tables.post) {
      const comments = tables.comment.filter(({ type, content_id }) => type === "blog" && content_id === id);
      const likes = tables.likes.filter(({ type, content_id }) => type === "blog" && content_id === id);
      expect([slug, cnt_comments, cnt_likes]).toEqual([slug, comments.length, likes.length]);
      const planned = POST_COMMENTS[slug] ?? [];
      expect(comments).toHaveLength(planned.length + planned.filter(({ reply }) => reply).length);
      expect(new Set(comments.map(({ id }) => id)).size).toBe(comments.length);
      for (const { add_date } of [...comments, ...likes]) {
        expect(add_date > view_date && add_date < `${anchor}T00:00:00.000Z`).toBe(true);
      }
    }
  });
});

describe("demo votings", () => {
  test("count votes of different growers within their days, most for the option with the largest share", () => {
    const votes = groupBy(tables.voting_vote, ({ voting_id }) => voting_id);
    for (const { id, cnt_votes, date_start, date_end } of tables.voting) {
      const own = votes.get(id) ?? [];
      expect(cnt_votes).toBe(own.length);
      expect(cnt_votes).toBeGreaterThan(25);
      expect(new Set(own.map(({ user_id }) => user_id)).size).toBe(cnt_votes);
      for (const { add_date } of own) expect(add_date >= date_start && add_date < date_end).toBe(true);
      const options = tables.voting_option.filter(({ voting_id }) => voting_id === id);
      const counts = options.map((option) => option.cnt_votes);
      expect(counts[0]).toBe(Math.max(...counts));
      expect(counts.reduce((sum, count) => sum + count)).toBe(cnt_votes);
      for (const option of options) {
        expect(own.filter(({ option_id }) => option_id === option.id)).toHaveLength(option.cnt_votes);
      }
    }
  });

  test("have all texts in the other four languages", () => {
    expect(tables.voting_text).toHaveLength(4 * tables.voting.length);
    expect(tables.voting_option_text).toHaveLength(4 * tables.voting_option.length);
  });

  test.each([
    [[50, 30, 20], 9, [4, 3, 2]],
    [[31, 24, 17, 15, 13], 100, [31, 24, 17, 15, 13]],
    [[41, 34, 25], 0, [0, 0, 0]],
  ])("with shares %j share %i votes as %j", (shares, votes, counts) => {
    expect(votesOf(shares, votes)).toEqual(counts);
  });
});
