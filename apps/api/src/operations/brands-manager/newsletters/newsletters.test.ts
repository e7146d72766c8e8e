import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { addBrand } from "../../../testing/catalogue-rows.ts";
import { addPhoto } from "../../../testing/diary-rows.ts";
import { freshApi } from "../../../testing/fresh-api.ts";
import { addNewsletter, addReader } from "../../../testing/newsletter-rows.ts";
import type { TestUser } from "../../../testing/test-api.ts";
import { MOST_NEWSLETTERS } from "./create-newsletter.ts";

const api = freshApi();
let manager: TestUser;
let viewer: TestUser;
let other: TestUser;
let reader: TestUser;
let brand: number;

type Newsletter = Schema<"Newsletter">;
const PATH = "/brands-manager/newsletters";
const DAY = 24 * 60 * 60 * 1000;

beforeEach(async () => {
  const { db } = api.database;
  [manager, viewer] = [await api.addUser({ name: "manager" }), await api.addUser({ name: "viewer" })];
  [other, reader] = [await api.addUser({ name: "other" }), await api.addUser({ name: "reader" })];
  brand = await addBrand(db, { name: "Loam", managers: [manager.id, viewer.id] });
  await sql`update brand_manager set role = 'viewer' where user_id = ${viewer.id}`.execute(db);
  await addBrand(db, { name: "Ember", managers: [other.id] });
  await allow(2);
});

/** Gives the brand a plan with so many newsletters a month; null for no limit. */
async function allow(newsletters: number | null): Promise<void> {
  const { db } = api.database;
  await sql`delete from subscription`.execute(db);
  await sql`
    insert into plan (code, kind, period, price_amount, price_currency, max_newsletters)
    values ('partner-test', 'partner', 'month', 9900, 'EUR', ${newsletters})
    on conflict (code) do update set max_newsletters = excluded.max_newsletters`.execute(db);
  await sql`
    insert into subscription (kind, brand_id, plan, period, price_amount, price_currency, date_start, date_end)
    select 'partner', ${brand}::bigint, 'partner-test', 'month', 9900, 'EUR', today - 30, today + 60
    from (select (now() at time zone 'utc')::date as today) days`.execute(db);
}

const whole = { title: "Week 8", text: "<p>Less base.</p>" };
const create = (body: object, as = manager.id) => api.request<Newsletter>("POST", PATH, { as, body });
const save = (id: number, body: object, as = manager.id) =>
  api.request<Newsletter>("POST", `${PATH}/${id}`, { as, body });
const open = (id: number, as = manager.id) => api.request<Newsletter>("GET", `${PATH}/${id}`, { as });
const cancel = (id: number, as = manager.id) =>
  api.request<Newsletter>("POST", `${PATH}/${id}/cancel`, { as });
const remove = (id: number, as = manager.id) => api.request("DELETE", `${PATH}/${id}`, { as });
const list = (as = manager.id) => api.request<Schema<"NewsletterList">>("GET", PATH, { as });
const add = (newsletter: Partial<Parameters<typeof addNewsletter>[1]> = {}) =>
  addNewsletter(api.database.db, { brandId: brand, writerId: manager.id, ...newsletter });

describe("a newsletter", () => {
  it("is saved as a draft, piece by piece, in the writer's language", async () => {
    const { status, body } = await create({ is_draft: true });
    expect([status, body.data]).toEqual([
      201,
      expect.objectContaining({
        ...{ title: "", text: "", lang: "en", audience: "followers", langs: [], state: "draft", version: 1 },
        ...{ send_date: null, finish_date: null, cnt_audience: 0, cnt_waiting: 0, cnt_opened: null },
        item_user: expect.objectContaining({ name: "manager" }),
      }),
    ]);
    const { id } = body.data;
    await save(id, { is_draft: true, title: "  Week 8 ", langs: ["de"] });
    await save(id, { is_draft: true, text: "<p>Less base.</p><script>steal()</script>", version: 2 });
    expect((await open(id)).body.data).toMatchObject({
      ...{ title: "Week 8", text: "<p>Less base.</p>", langs: ["de"], state: "draft", version: 3 },
    });
  });

  it("is sent at once, or at its time", async () => {
    const now = await create(whole);
    expect([now.status, now.body.data.state]).toEqual([201, "scheduled"]);
    expect(Date.parse(now.body.data.send_date ?? "")).toBeLessThanOrEqual(Date.now());
    const send_date = new Date(Date.now() + DAY).toISOString();
    const { body } = await create({ is_draft: true, ...whole });
    expect((await save(body.data.id, { send_date, version: 1 })).body.data).toMatchObject({
      ...{ state: "scheduled", send_date, version: 2 },
    });
    const { rows } = await sql<{ type: string }>`
      select type from event where content_type = 'newsletter' order by id`.execute(api.database.db);
    expect(rows.map(({ type }) => type)).toEqual([
      ...["newsletter.create", "newsletter.schedule", "newsletter.create", "newsletter.schedule"],
    ]);
  });

  it("needs a title, a text that shows something, and a time within a year", async () => {
    expect((await create({ text: "<p> </p>" })).codes).toEqual(["required title", "required text"]);
    for (const days of [-1, 367]) {
      const send_date = new Date(Date.now() + days * DAY).toISOString();
      expect((await create({ ...whole, send_date })).codes).toEqual(["out_of_range send_date"]);
    }
    expect((await create({ ...whole, title: "x".repeat(61) })).codes).toEqual(["too_long title"]);
    expect((await create({ ...whole, langs: ["fr"] })).status).toBe(422);
  });

  it("shows pictures of the brand only, and keeps them", async () => {
    const { db } = api.database;
    const picture = async (id: number) => {
      const { rows } = await sql<{ key: string }>`select key from photo where id = ${id}`.execute(db);
      return `<img src="/media/${rows[0]?.key}/640.webp" alt="Jars" />`;
    };
    const own = await addPhoto(db, { brand_id: brand, width: 1200, height: 900 });
    const foreign = await addPhoto(db, { user_id: manager.id });
    const { body } = await create({ is_draft: true, text: await picture(own) });
    const { rows } = await sql`select newsletter_id, photo_id from newsletter_photo`.execute(db);
    expect(rows).toEqual([{ newsletter_id: body.data.id, photo_id: own }]);
    for (const text of [await picture(foreign), '<img src="/media/none/640.webp" alt="" />'])
      expect((await create({ is_draft: true, text })).codes).toEqual(["foreign_photo text"]);
    const outside = await create({ is_draft: true, text: '<img src="https://spy.example/a.gif" />' });
    expect(outside.body.data.text).toBe("");
    await save(body.data.id, { is_draft: true, text: "" });
    expect((await sql`select from newsletter_photo`.execute(db)).rows).toEqual([]);
  });

  it("of another version is a conflict with its present state, unless nothing is changed", async () => {
    const { id } = (await create({ is_draft: true, ...whole })).body.data;
    await save(id, { is_draft: true, title: "Week 9", version: 1 });
    const { status, body, codes } = await save(id, { is_draft: true, title: "Week 10", version: 1 });
    expect([status, codes, body.data.title, body.data.version]).toEqual([409, ["stale"], "Week 9", 2]);
    expect((await save(id, { is_draft: true, title: "Week 9", version: 1 })).status).toBe(200);
    await save(id, { version: 2 });
    expect((await save(id, { version: 2 })).body.data.state).toBe("scheduled");
  });

  it("becomes a draft again while it is scheduled, and can be deleted until it is sent", async () => {
    const { id } = (await create(whole)).body.data;
    expect((await save(id, { title: "Week 9" })).codes).toEqual(["not_allowed state"]);
    expect((await cancel(id)).body.data).toMatchObject({
      ...{ state: "draft", title: "Week 8", version: 2, send_date: null },
    });
    expect((await cancel(id)).body.data).toMatchObject({ state: "draft", version: 2 });
    expect((await remove(id)).body.data).toEqual({ id });
    expect((await open(id)).status).toBe(404);
    const scheduled = (await create(whole)).body.data.id;
    expect((await remove(scheduled)).status).toBe(200);
    for (const state of ["sending", "sent"] as const) {
      const sent = await add({ state });
      expect((await cancel(sent)).codes).toEqual(["not_allowed state"]);
      expect((await remove(sent)).codes).toEqual(["not_allowed state"]);
      expect((await save(sent, { title: "Week 9" })).codes).toEqual(["not_allowed state"]);
    }
  });

  it("needs a plan, and no more than its number in a month", async () => {
    await create(whole);
    await create({ ...whole, send_date: new Date(Date.now() + 60 * DAY).toISOString() });
    expect((await list()).body.data.cnt_free).toBe(1);
    await create(whole);
    expect((await create(whole)).codes).toEqual(["too_many send_date"]);
    expect((await create({ ...whole, is_draft: true })).status).toBe(201);
    expect((await list()).body.data.cnt_free).toBe(0);
    await allow(null);
    expect((await create(whole)).status).toBe(201);
    expect((await list()).body.data.cnt_free).toBeNull();
    await sql`delete from subscription`.execute(api.database.db);
    const { status, codes } = await create(whole);
    expect([status, codes]).toEqual([403, ["premium_only"]]);
    expect((await create({ ...whole, is_draft: true })).status).toBe(201);
  });

  it("is refused when the brand has too many", async () => {
    await sql`
      insert into newsletter (brand_id, title, text) select ${brand}::bigint, 'n', '' from generate_series(1, ${MOST_NEWSLETTERS})`.execute(
      api.database.db,
    );
    expect((await create({ is_draft: true })).codes).toEqual(["too_many title"]);
  });

  it("is for the brand's managers, and changed by those who may edit", async () => {
    const id = await add({ state: "draft" });
    expect((await open(id, viewer.id)).status).toBe(200);
    for (const { status } of [
      ...[await create(whole, viewer.id), await save(id, whole, viewer.id), await cancel(id, viewer.id)],
      ...[await remove(id, viewer.id), await create(whole, reader.id)],
    ])
      expect(status).toBe(403);
    for (const { status } of [
      ...[await open(id, other.id), await save(id, whole, other.id), await cancel(id, other.id)],
      await remove(id, other.id),
    ])
      expect(status).toBe(404);
    expect((await api.request("GET", `${PATH}?brand_id=${brand}`, { as: other.id })).status).toBe(403);
    expect((await api.request("GET", PATH)).status).toBe(401);
  });
});

describe("the list of newsletters", () => {
  it("shows what readers did from 20 sent emails on, and how the audience divides", async () => {
    const [few, many] = [await add({ state: "sent" }), await add({ state: "sending" })];
    const counts = sql`cnt_opened = 9, cnt_opened_machine = 3, cnt_clicked = 4, cnt_clicked_machine = 2, cnt_left = 1`;
    await sql`update newsletter set cnt_audience = 19, cnt_sent = 19, ${counts} where id = ${few}`.execute(
      api.database.db,
    );
    await sql`
      update newsletter set cnt_audience = 30, cnt_sent = 20, cnt_failed = 3, cnt_omitted = 2, ${counts} where id = ${many}`.execute(
      api.database.db,
    );
    const { body } = await list();
    expect(body.data.total).toBe(2);
    const hidden = { cnt_opened: null, cnt_opened_machine: null, cnt_clicked: null, cnt_left: null };
    expect(body.data.items).toMatchObject([
      { id: many, cnt_sent: 20, cnt_waiting: 5, cnt_opened: 9, cnt_clicked_machine: 2, cnt_left: 1 },
      { id: few, cnt_sent: 19, cnt_waiting: 0, ...hidden },
    ]);
  });

  it("counts the members of each audience, who follow and allow emails", async () => {
    await addReader(api.database.db, brand, reader.id);
    await addReader(api.database.db, brand, other.id);
    await sql`update account set locale = 'de' where user_id = ${other.id}`.execute(api.database.db);
    const none = { cnt_users: 0 };
    expect((await list()).body.data.audiences).toEqual([
      { audience: "followers", cnt_users: 2 },
      { audience: "growers", ...none },
    ]);
    const reach = async (query: string) =>
      (await api.request<Schema<"NewsletterReach">>("GET", `${PATH}/audience${query}`, { as: manager.id }))
        .body.data;
    expect(await reach("")).toEqual({
      cnt_users: 2,
      items_lang: [
        { lang: "en", cnt_users: 1 },
        ...[
          { lang: "ru", ...none },
          { lang: "de", cnt_users: 1 },
        ],
        ...[
          { lang: "es", ...none },
          { lang: "th", ...none },
        ],
      ],
    });
    expect(await reach("?langs=de&langs=th")).toMatchObject({ cnt_users: 1 });
    expect(await reach("?audience=growers")).toMatchObject({ cnt_users: 0 });
    await sql`update account set is_brand_newsletter = false where user_id = ${other.id}`.execute(
      api.database.db,
    );
    expect(await reach("")).toMatchObject({ cnt_users: 1 });
  });
});

describe("a test of a newsletter", () => {
  const test = (body: object, as = manager.id) => api.request("POST", `${PATH}/test`, { as, body });

  it("is queued for the writer's confirmed address, and stores nothing", async () => {
    expect((await test(whole)).codes).toEqual(["not_allowed email"]);
    await sql`update account set is_email_confirmed = true`.execute(api.database.db);
    expect((await test(whole)).status).toBe(204);
    expect(api.jobs).toEqual([
      {
        name: "test-newsletter",
        data: { user_id: manager.id, brand_id: brand, lang: "en", preview: "", ...whole },
      },
    ]);
    expect((await list()).body.data.total).toBe(0);
    expect((await test({ title: "Week 8" })).codes).toEqual(["required text"]);
    expect((await test(whole, viewer.id)).status).toBe(403);
  });
});

describe("the chart of newsletters", () => {
  const chart = (query: string, as = manager.id) =>
    api.request<Schema<"NewsletterChart">>("GET", `${PATH}/chart${query}`, { as });

  it("adds up by day and by hour in UTC, of one or all, without readers of those below 20", async () => {
    const [many, few] = [await add({ state: "sent" }), await add({ state: "sent" })];
    await sql`update newsletter set cnt_sent = 25 where id = ${many}`.execute(api.database.db);
    await sql`
      insert into newsletter_hour (newsletter_id, hour, cnt_sent, cnt_opened, cnt_clicked, cnt_left) values
        (${many}, '2026-11-01T23:00:00Z', 20, 5, 2, 1), (${many}, '2026-11-02T00:00:00Z', 5, 4, 0, 0),
        (${many}, '2026-11-02T07:00:00Z', 0, 1, 1, 0), (${few}, '2026-11-02T00:00:00Z', 3, 3, 3, 3)`.execute(
      api.database.db,
    );
    const empty = { cnt_sent: 0, cnt_opened: null, cnt_clicked: null, cnt_left: null };
    const { status, body } = await chart("?from=2026-10-31&to=2026-11-02");
    expect([status, body.data]).toEqual([
      200,
      {
        ...{ from: "2026-10-31", to: "2026-11-02", step: "day" },
        items: [
          { day: "2026-10-31", hour: null, ...empty },
          { day: "2026-11-01", hour: null, cnt_sent: 20, cnt_opened: 5, cnt_clicked: 2, cnt_left: 1 },
          { day: "2026-11-02", hour: null, cnt_sent: 8, cnt_opened: 5, cnt_clicked: 1, cnt_left: 0 },
        ],
      },
    ]);
    const byHour = (await chart("?from=2026-11-02&to=2026-11-02&step=hour")).body.data.items;
    expect(byHour).toHaveLength(24);
    expect(byHour[0]).toEqual({
      day: "2026-11-02",
      hour: 0,
      cnt_sent: 8,
      cnt_opened: 4,
      cnt_clicked: 0,
      cnt_left: 0,
    });
    expect(byHour[7]).toMatchObject({ hour: 7, cnt_sent: 0, cnt_opened: 1, cnt_clicked: 1 });
    expect(byHour[8]).toEqual({ day: "2026-11-02", hour: 8, ...empty });
    const ofFew = await chart(`?from=2026-11-02&to=2026-11-02&newsletter_id=${few}`);
    expect(ofFew.body.data.items).toEqual([{ day: "2026-11-02", hour: null, ...empty, cnt_sent: 3 }]);
  });

  it("covers up to a year by day, two weeks by hour, and the brand's own newsletters", async () => {
    expect((await chart("")).body.data.items).toHaveLength(30);
    expect((await chart("?from=2026-01-01&to=2026-01-14&step=hour")).body.data.items).toHaveLength(336);
    expect((await chart("?from=2026-01-01&to=2026-01-15&step=hour")).codes).toEqual(["out_of_range from"]);
    expect((await chart("?from=2025-01-01&to=2026-06-01")).codes).toEqual(["out_of_range from"]);
    const id = await add();
    expect((await chart(`?newsletter_id=${id}`, other.id)).codes).toEqual([
      "unknown_reference newsletter_id",
    ]);
  });
});
