import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parsePictureSpec } from "@grow/tooling-illustrator";
import { describe, expect, test } from "vitest";
import { generateDemo } from "../generate.ts";
import { filmFrame } from "./film-frames.ts";
import { FILMS } from "./film-plan.ts";

const { tables, films } = generateDemo({ anchor: "2026-09-14" });
const committed = fileURLToPath(new URL("../../committed-videos", import.meta.url));

describe("demo videos", () => {
  test("are five shorts and a video in each language", () => {
    for (const lang of ["en", "ru", "de", "es", "th"]) {
      const own = tables.video.filter((row) => row.lang === lang);
      expect([lang, own.filter(({ is_short }) => is_short).length, own.length]).toEqual([lang, 5, 6]);
    }
    expect(tables.video_caption).toHaveLength(2);
  });

  test("have counters that equal their rows, and events of publishing", () => {
    const count = (rows: readonly { type: string; content_id: number }[], id: number) =>
      rows.filter((row) => row.type === "video" && row.content_id === id).length;
    for (const row of tables.video) {
      expect(row).toMatchObject({
        cnt_likes: count(tables.likes, row.id),
        cnt_comments: count(tables.comment, row.id),
      });
    }
    expect(tables.event.filter(({ type }) => type === "video.publish")).toHaveLength(30);
  });

  test("belong to diaries of their authors, and to uploads with unique ids and keys", () => {
    for (const { diary_id, week_id, user_id } of tables.video) {
      if (diary_id === null) continue;
      expect(tables.diary.find(({ id }) => id === diary_id)?.user_id).toBe(user_id);
      expect(tables.week.find(({ id }) => id === week_id)?.diary_id).toBe(diary_id);
    }
    expect(tables.video.filter(({ diary_id }) => diary_id !== null).length).toBeGreaterThan(10);
    const uploads = [...tables.photo, ...films];
    for (const field of ["id", "key"] as const)
      expect(new Set(uploads.map((row) => row[field])).size).toBe(uploads.length);
  });

  test("are drawn from valid specs from beginning to end", () => {
    for (const { look, isShort } of FILMS.flatMap((language) => language.films)) {
      for (const time of [0, 0.42, 1]) {
        const spec = filmFrame(look, time, isShort);
        expect(parsePictureSpec(JSON.parse(JSON.stringify(spec)))).toEqual(spec);
      }
    }
  });

  test("have committed files of at most 6 MB together, without metadata boxes of a place", async () => {
    const names = FILMS.flatMap((language) => language.films.map(({ file }) => file));
    expect((await readdir(committed)).sort()).toEqual(
      names.flatMap((name) => [`${name}.mp4`, `${name}.webp`]).sort(),
    );
    const sizes = await Promise.all(
      (await readdir(committed)).map(async (name) => (await stat(join(committed, name))).size),
    );
    expect(sizes.reduce((a, b) => a + b)).toBeLessThanOrEqual(6 * 1024 * 1024);
  });
});
