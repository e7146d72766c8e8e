import { sql } from "kysely";
import { expect, test } from "vitest";
import { freshApi } from "../testing/fresh-api.ts";
import { likeText } from "./like-text.ts";

const api = freshApi();

test.each(["%", "_", "\\", "100%_\\%", "a\\_"])(
  "likeText makes a pattern of %j that matches only it",
  async (text) => {
    const matches = async (other: string) => {
      const { rows } = await sql<{ is_match: boolean }>`
      select ${other}::text like ${likeText(text)} as is_match`.execute(api.database.db);
      return rows[0]?.is_match;
    };
    expect(await matches(text)).toBe(true);
    expect(await matches(`${text}x`)).toBe(false);
    expect(await matches("x".repeat(text.length))).toBe(false);
  },
);
