import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addBrand } from "../../testing/catalogue-rows.ts";
import { addComment } from "../../testing/comment-rows.ts";
import { addDiary, addWeek } from "../../testing/diary-rows.ts";
import { freshApi } from "../../testing/fresh-api.ts";
import type { TestApi, TestUser } from "../../testing/test-api.ts";

const api = freshApi();
let grower: TestUser;
let diary: number;
let comment: number;

beforeEach(async () => {
  grower = await api.addUser({ name: "grower" });
  diary = await addDiary(api.database.db, { userId: grower.id, name: "Pflaume", columns: { lang: "de" } });
  comment = await addComment(api.database.db, {
    content_id: diary,
    user_id: grower.id,
    text: "Schöne Pflanze.",
    lang: "de",
  });
});

const ask = async (target: string, lang: string, from = api, as: number | null = null) => {
  const path = await from.request<Schema<"Translation">>("GET", `/translates/${target}/${lang}`, { as });
  return path;
};
const store = (type: string, id: number, field: string, words: string, original: string | null = null) =>
  sql`
    insert into translation (type, content_id, field, lang, text, source, original)
    values (${type}, ${id}, ${field}, 'en', ${words}, 'person', ${original}::text)`.execute(api.database.db);
/** A question with a title and a text, both in German; it has the id 1. */
const askWhy = () =>
  sql`insert into problem (title, text, lang) values ('Gelbe Blätter', 'Warum?', 'de')`.execute(
    api.database.db,
  );

describe("a stored translation", () => {
  it("is returned in the requested language, by both operations", async () => {
    await store("comment", comment, "text", "Beautiful plant.");
    const { status, body } = await ask(`comment/${comment}`, "en");
    expect(status).toBe(200);
    expect(body.data).toEqual({
      type: "comment",
      id: comment,
      lang: "en",
      title: null,
      text: "Beautiful plant.",
      is_translated: true,
      source: "person",
    });
    const query = await api.request("GET", `/translate?type=comment&id=${comment}&lang=en`);
    expect(query.body.data).toEqual(body.data);
  });

  it("is the original without a translation, or if it is in that language already", async () => {
    const original = { lang: "de", text: "Schöne Pflanze.", is_translated: false, source: null };
    expect((await ask(`comment/${comment}`, "en")).body.data).toMatchObject(original);
    await store("comment", comment, "text", "Beautiful plant.");
    expect((await ask(`comment/${comment}`, "de")).body.data).toMatchObject(original);
    expect((await ask(`comment/${comment}`, "th")).body.data).toMatchObject(original);
  });

  it("is valid until the original changes", async () => {
    await store("comment", comment, "text", "Beautiful plant.", "0".repeat(32));
    expect((await ask(`comment/${comment}`, "en")).body.data.is_translated).toBe(false);
  });

  it("covers title and text together", async () => {
    await askWhy();
    await store("problem", 1, "title", "Yellow leaves");
    expect((await ask("problem/1", "en")).body.data).toMatchObject({
      title: "Gelbe Blätter",
      is_translated: false,
    });
    await store("problem", 1, "text", "Why?");
    expect((await ask("problem/1", "en")).body.data).toMatchObject({
      title: "Yellow leaves",
      text: "Why?",
      is_translated: true,
    });
    await store("diary", diary, "name", "Plum");
    expect((await ask(`diary/${diary}`, "en")).body.data).toMatchObject({ title: "Plum", text: "" });
  });
});

describe("a request", () => {
  it("for en-tr or an unsupported language returns 422", async () => {
    expect(await ask(`comment/${comment}`, "en-tr")).toMatchObject({
      status: 422,
      codes: ["not_allowed lang"],
    });
    const query = (words: string) => api.request("GET", `/translate?${words}`);
    expect((await query(`type=comment&id=${comment}&lang=en-tr`)).codes).toEqual(["not_allowed lang"]);
    expect((await query(`type=comment&id=${comment}&lang=fr`)).codes).toEqual(["not_allowed lang"]);
    expect((await query(`type=moon&id=${comment}&lang=en`)).codes).toEqual(["not_allowed type"]);
    expect((await query("type=comment&lang=en")).codes).toEqual(["required id"]);
  });

  it("for an unknown thing, or one the user may not see, returns 404", async () => {
    for (const target of ["comment/999", "moon/1", "comment/x", "photo/1"]) {
      expect((await ask(target, "en")).status).toBe(404);
    }
    expect((await api.request("GET", "/translate?type=comment&id=999&lang=en")).status).toBe(404);
    await sql`update diary set visibility = 'private'`.execute(api.database.db);
    expect((await ask(`comment/${comment}`, "en")).status).toBe(404);
    expect((await ask(`comment/${comment}`, "en", api, grower.id)).status).toBe(200);
  });

  it("for a locked week returns 404", async () => {
    const { db } = api.database;
    const locked = await addDiary(db, { userId: grower.id, columns: { is_lock: true } });
    await addWeek(db, locked, { days: 1, text: "Offen.", lang: "de" });
    const week = await addWeek(db, locked, { days: 8, text: "Geheim.", lang: "de" });
    expect((await ask(`week/${week}`, "en")).status).toBe(404);
  });
});

describe("with a translation server", () => {
  let machine: Server;
  let withMachine: TestApi;
  let asked: { q: string[]; source: string; target: string; format: string; api_key: string }[];
  let reply: (q: string[]) => { status: number; body: unknown };

  beforeAll(async () => {
    machine = createServer(async (request: IncomingMessage, response) => {
      const sent = JSON.parse(await text(request));
      asked.push(sent);
      const { status, body } = reply(sent.q);
      response.writeHead(request.url === "/some/translate" ? status : 404, {
        "content-type": "application/json",
      });
      response.end(JSON.stringify(body));
    });
    await new Promise<void>((ready) => machine.listen(0, "127.0.0.1", ready));
    const { port } = machine.address() as AddressInfo;
    withMachine = await api.withConfig({
      translate: { url: `http://127.0.0.1:${port}/some/`, key: "machine-key" },
    });
  });
  afterAll(() => new Promise((done) => machine.close(done)));
  beforeEach(() => {
    asked = [];
    reply = (q) => ({ status: 200, body: { translatedText: q.map((words) => `[${words}]`) } });
  });

  it("a text without a translation is translated once and stored", async () => {
    const answers = await Promise.all([1, 2, 3].map(() => ask(`comment/${comment}`, "en", withMachine)));
    for (const { body } of answers) {
      expect(body.data).toMatchObject({
        lang: "en",
        text: "[Schöne Pflanze.]",
        is_translated: true,
        source: "machine",
      });
    }
    await ask(`comment/${comment}`, "en", withMachine);
    expect(asked).toEqual([
      { q: ["Schöne Pflanze."], source: "de", target: "en", format: "text", api_key: "machine-key" },
    ]);
    // It is stored: without the machine it is still there.
    expect((await ask(`comment/${comment}`, "en")).body.data.is_translated).toBe(true);
  });

  it("a changed text is translated again", async () => {
    await ask(`comment/${comment}`, "en", withMachine);
    await api.request("PATCH", `/comments/${comment}`, {
      as: grower.id,
      body: { text: "Noch schöner.", lang: "de" },
    });
    expect((await ask(`comment/${comment}`, "en", withMachine)).body.data.text).toBe("[Noch schöner.]");
    expect(asked.map(({ q }) => q)).toEqual([["Schöne Pflanze."], ["Noch schöner."]]);
  });

  it("a person's translation stays, and the rest is translated", async () => {
    await askWhy();
    await store("problem", 1, "title", "Yellow leaves");
    expect((await ask("problem/1", "en", withMachine)).body.data).toMatchObject({
      title: "Yellow leaves",
      text: "[Warum?]",
      source: "machine",
    });
    expect(asked.map(({ q }) => q)).toEqual([["Warum?"]]);
  });

  it.each<[string, () => { status: number; body: unknown }]>([
    ["refuses", () => ({ status: 500, body: { error: "busy" } })],
    ["answers something else", () => ({ status: 200, body: { translatedText: "one" } })],
    ["answers with too few", () => ({ status: 200, body: { translatedText: [] } })],
    ["answers with nothing", () => ({ status: 200, body: { translatedText: [" "] } })],
  ])("that %s the original is returned, and nothing is stored", async (_what, answer) => {
    reply = answer;
    const { status, body } = await ask(`comment/${comment}`, "en", withMachine);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ lang: "de", text: "Schöne Pflanze.", is_translated: false });
    const { rows } = await sql`select from translation`.execute(api.database.db);
    expect(rows).toEqual([]);
  });

  it("that is down the original is returned", async () => {
    const away = await api.withConfig({ translate: { url: "http://127.0.0.1:9/", key: undefined } });
    expect((await ask(`comment/${comment}`, "en", away)).body.data.is_translated).toBe(false);
  });

  it("texts with markup or without words are not translated", async () => {
    await addBrand(api.database.db, { name: "Loam" });
    await sql`update brand set description = '<p>Erde</p>', lang = 'de'`.execute(api.database.db);
    expect((await ask("brand/1", "en", withMachine)).body.data).toMatchObject({
      text: "<p>Erde</p>",
      is_translated: false,
    });
    const week = await addWeek(api.database.db, diary, { text: "", lang: "de" });
    expect((await ask(`week/${week}`, "en", withMachine)).body.data.is_translated).toBe(false);
    expect(asked).toEqual([]);
  });
});
