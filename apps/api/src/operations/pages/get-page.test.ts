import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { queriesOf } from "../../testing/count-queries.ts";
import { freshApi } from "../../testing/fresh-api.ts";

const api = freshApi();
const read = (path: string) => api.request<Schema<"Page">>("GET", path);
const write = (lang: string, title: string) =>
  sql`insert into page (name, lang, title, text) values ('faq', ${lang}, ${title}, '<p>Ours, {operator}</p>')`.execute(
    api.database.db,
  );

describe("GET /{page}", () => {
  test("returns the text that ships with Grow, with headings to link to", async () => {
    const { status, body } = await read("/faq");
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ name: "faq", title: "Questions and answers", lang: "en" });
    expect(body.data.text).toContain('<h2 id="s-does-it-cost-anything">');
  });

  test("names who runs the site", async () => {
    const { body } = await read("/imprint");
    expect(body.data.text).toContain("<p>Grow<br />");
    expect(body.data.text).not.toMatch(/\{\w+\}/);
  });

  test("returns what staff wrote, in the language asked for before English", async () => {
    await write("en", "Ours");
    expect((await read("/faq")).body.data).toMatchObject({ title: "Ours", lang: "en" });
    await write("th", "ของเรา");
    const { data } = (await read("/faq?lang=th")).body;
    expect(data).toMatchObject({ title: "ของเรา", lang: "th", text: "<p>Ours, Grow</p>" });
  });

  test("returns the text that ships with Grow again once the edit is deleted", async () => {
    await write("en", "Ours");
    await sql`update page set is_edited = false`.execute(api.database.db);
    expect((await read("/faq")).body.data.title).toBe("Questions and answers");
  });

  test("needs one query", async () => {
    await write("de", "Unsere");
    expect(await queriesOf(api.database, () => read("/faq?lang=de"))).toHaveLength(1);
  });

  test("answers 404 for a name that is no page, and leaves the lists alone", async () => {
    expect((await read("/nonsense")).status).toBe(404);
    expect((await api.request<{ items: unknown[] }>("GET", "/diaries")).body.data.items).toEqual([]);
  });

  test("refuses an unknown language", async () => {
    expect((await read("/faq?lang=fr")).status).toBe(422);
  });
});
