import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { addBrand } from "../../../testing/catalogue-rows.ts";
import { freshApi } from "../../../testing/fresh-api.ts";
import { addGiveaway } from "../../../testing/giveaway-rows.ts";
import { inHours } from "../../../testing/post-rows.ts";
import type { TestUser } from "../../../testing/test-api.ts";

const api = freshApi();
let moderator: TestUser;

beforeEach(async () => {
  const { db } = api.database;
  moderator = await api.addUser({ name: "moderator", access: ["moderate"] });
  const brand_id = await addBrand(db, { name: "Halden" });
  const past = { date_start: inHours(-90), date_end: inHours(-60) };
  const columns = {
    draft: { is_publish: false, title: "Zephyr", update_date: inHours(1) },
    scheduled: { date_start: inHours(5), brand_id },
    running: { cnt_entries: 9 },
    ended: past,
    waiting: past,
    removed: { is_publish: false, is_remove: true, remove_date: inHours(-1) },
  };
  for (const [slug, given] of Object.entries(columns)) {
    const { id, categoryId } = await addGiveaway(db, { columns: { slug, ...given } });
    if (slug === "waiting") {
      await sql`update giveaway set freeze_date = now(), draw_date = now() where id = ${id}`.execute(db);
      await sql`
        insert into giveaway_frozen (giveaway_id, category_id, entry_id, content_id, place, ask_date, reply_until)
        values (${id}, ${categoryId}, 1, 1, 1, now(), now() + interval '7 days')`.execute(db);
    }
    if (slug === "running")
      await sql`
        insert into translation (type, content_id, field, lang, text, source) values
          ('giveaway', ${id}, 'title', 'de', 'Drei Leuchten', 'person'), ('giveaway', ${id}, 'text', 'de', 'Für alle', 'person')`.execute(
        db,
      );
  }
});

const list = (query = "", as: number | null = moderator.id) =>
  api.request<Schema<"StaffGiveawayList">>("GET", `/staff/giveaways${query}`, { as });
const slugs = async (query: string) =>
  (await list(query)).body.data.items.map(({ link }) => link.replace(/^\/giveaways\/\d+-/, ""));

describe("GET /staff/giveaways", () => {
  it("returns giveaways of every state but removed, the last changed first, with totals by state", async () => {
    const { status, body } = await list();
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      total: 5,
      totals: { draft: 1, scheduled: 1, running: 1, ended: 1, waiting: 1, removed: 1 },
    });
    expect(body.data.items[0]).toMatchObject({ title: "Zephyr", state: "draft", langs: ["en"] });
    const of = (state: string) => body.data.items.find((item) => item.state === state);
    expect(of("running")).toMatchObject({ langs: ["en", "de"], cnt_entries: 9 });
    expect(of("scheduled")).toMatchObject({ item_brand: { name: "Halden" } });
    expect([of("waiting")?.cnt_asked, of("ended")?.cnt_asked]).toEqual([1, 0]);
  });

  it.each(["draft", "scheduled", "running", "ended", "waiting", "removed"])(
    "filters by the state %s",
    async (state) => {
      expect(await slugs(`?state=${state}`)).toEqual([state]);
    },
  );

  it.each([
    ["ZEPH", ["draft"]],
    ["leuchten", ["running"]],
    ["halden", ["scheduled"]],
    ["wait", ["waiting"]],
    ["%25", []],
  ])("finds %s", async (search, found) => {
    expect(await slugs(`?search=${search}`)).toEqual(found);
  });

  it("sorts by title, beginning, end and entries", async () => {
    const first = async (sort: string) => (await slugs(`?sort=${sort}`))[0];
    expect((await slugs("?sort=title")).at(-1)).toBe("draft");
    expect([await first("start"), await first("entries")]).toEqual(["scheduled", "running"]);
    expect((await slugs("?sort=end")).slice(-2)).toEqual(["waiting", "ended"]);
  });

  it("returns pages", async () => {
    const { body } = await list("?start=4&limit=2");
    expect([body.data.items.length, body.data.start, body.data.total]).toEqual([1, 4, 5]);
  });

  it("returns 401 for guests, 403 for growers, 422 for an unknown state", async () => {
    expect((await list("", null)).status).toBe(401);
    expect((await list("", (await api.addUser()).id)).status).toBe(403);
    expect((await list("?state=open")).status).toBe(422);
  });
});
