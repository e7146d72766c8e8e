import type { Schema } from "@grow/contract";
import { describe, expect, it } from "vitest";
import { freshApi } from "../../testing/fresh-api.ts";
import { addPost, addVoting, inHours, translateVoting } from "../../testing/post-rows.ts";

const api = freshApi();

const list = (query = "", as: number | null = null) =>
  api.request<Schema<"VotingList">>("GET", `/blogs/voting?${query}`, { as });
const ids = async (query?: string) => (await list(query)).body.data.items.map(({ id }) => id);

describe("GET /blogs/voting", () => {
  it("lists open votings first, those in the language of the page before English ones, then ended ones", async () => {
    const { db } = api.database;
    const ended = { date_start: inHours(-9), date_end: inHours(-8) };
    const german = await addVoting(db, { lang: "de", date_start: inHours(-5) });
    const english = await addVoting(db, { date_start: inHours(-3) });
    const thai = await addVoting(db, { lang: "th", date_start: inHours(-1), date_end: null });
    const over = await addVoting(db, { ...ended, lang: "de" });
    const overLater = await addVoting(db, { ...ended, date_end: inHours(-7), date_start: inHours(-8) });
    expect(await ids("lang=de")).toEqual([german, english, thai, overLater, over].map(({ id }) => id));
    expect(await ids("lang=th")).toEqual([thai, english, german, overLater, over].map(({ id }) => id));
    expect(await ids("lang=de&start=1&limit=2")).toEqual([english.id, thai.id]);
    expect((await list("limit=2")).body.data).toMatchObject({ total: 5, start: 0, limit: 2 });
  });

  it("counts a translated voting among those in the language of the page", async () => {
    const { db } = api.database;
    const russian = await addVoting(db, { lang: "ru", date_start: inHours(-5) });
    const english = await addVoting(db, { date_start: inHours(-3) });
    expect(await ids("lang=es")).toEqual([english.id, russian.id]);
    await translateVoting(db, russian, "es", "¿Qué más?", ["Secado", "Poda", "Coco"]);
    expect(await ids("lang=es")).toEqual([russian.id, english.id]);
    const [first] = (await list("lang=es")).body.data.items;
    expect(first).toMatchObject({ title: "¿Qué más?", lang: "es", options: [{ text: "Secado" }, {}, {}] });
  });

  it("leaves out votings that have not begun, drafts, removed ones, and those of posts that are not out", async () => {
    const { db } = api.database;
    const later = await addPost(db, { slug: "later", columns: { view_date: inHours(1) } });
    const out = await addPost(db, { slug: "out" });
    await addVoting(db, { post_id: later });
    await addVoting(db, { date_start: inHours(1), date_end: inHours(2) });
    await addVoting(db, { is_publish: false });
    await addVoting(db, { is_remove: true, remove_date: inHours(-1) });
    const { id } = await addVoting(db, { post_id: out });
    expect(await ids()).toEqual([id]);
    expect((await list()).body.data.total).toBe(1);
  });

  it("returns 422 for a limit that is too high", async () => {
    expect((await list("limit=1000")).status).toBe(422);
  });
});
