import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { repairCounters } from "../../jobs/counters/repair-counters.ts";
import { sweepExpired } from "../../jobs/sweep-expired.ts";
import { BROWSER, guestId, signed, sumsOf } from "../../testing/ad-reports.ts";
import { addBanner, addBrandPlan } from "../../testing/ad-rows.ts";
import { addBrand } from "../../testing/catalogue-rows.ts";
import { freshApi } from "../../testing/fresh-api.ts";
import type { TestUser } from "../../testing/test-api.ts";
import { MOST_OF_ADDRESS, MOST_OF_VISITOR } from "./counting/limits.ts";
import type { AdRecord } from "./counting/signed-records.ts";

const api = freshApi();
let brand: number;
let banner: number;
let manager: TestUser;

beforeEach(async () => {
  const { db } = api.database;
  manager = await api.addUser({ name: "manager" });
  brand = await addBrand(db, { name: "Loam", managers: [manager.id] });
  await addBrandPlan(db, brand, null);
  banner = await addBanner(db, { brandId: brand, section: ["explore", "diary"] });
});

type Event = Partial<Omit<AdRecord, "h">>;
interface From {
  guest?: number;
  as?: number | null;
  agent?: string;
  headers?: Record<string, string>;
  address?: string;
}

const view: Event = { a: "view" };
const click: Event = { a: "click" };

/** Sends a batch; the answer must be the same whatever is counted. */
async function report(
  events: Event[],
  { guest = 1, as = null, agent = BROWSER, headers, address }: From = {},
) {
  const id = guestId(guest);
  const stat = events.map((event) => signed(id, { i: banner, t: "box", s: "explore", a: "view", ...event }));
  const { status, body } = await api.request<Schema<"Accepted">>("POST", "/adv/stat", {
    ...{ as, body: { stat } },
    headers: {
      ...{ "x-guest": id, "user-agent": agent, ...headers },
      ...(address === undefined ? {} : { "x-forwarded-for": address }),
    },
  });
  expect([status, body.data]).toEqual([200, { accepted: events.length }]);
}
const sums = () => sumsOf(api.database.db, banner);
const nothing = { served: 0, views: 0, clicks: 0, filtered: {} };

describe("a view", () => {
  it("is counted by banner, day, section and country, and in the banner", async () => {
    await report([{ a: "serve" }, view]);
    const { rows } = await sql`
      select d.section, d.country, d.cnt_served, d.cnt_views, d.cnt_clicks, n.cnt_views as total, d.day = ${new Date().toISOString().slice(0, 10)}::date as is_today
      from banner_day d join banner n on n.id = d.banner_id`.execute(api.database.db);
    expect(rows).toEqual([
      {
        section: "explore",
        country: "",
        cnt_served: 1,
        cnt_views: 1,
        cnt_clicks: 0,
        total: 1,
        is_today: true,
      },
    ]);
    expect(await repairCounters(api.database)).toEqual([]);
  });

  it("of one guest a hundred times within a minute counts once, sent one by one, together or at the same moment", async () => {
    await report(Array.from({ length: 40 }, () => view));
    for (let count = 0; count < 20; count += 1) await report([view]);
    await Promise.all(Array.from({ length: 40 }, () => report([view])));
    expect(await sums()).toEqual({ ...nothing, views: 1, filtered: { "view repeat": 99 } });
  });

  it("counts again in another section, by another guest, and after a minute", async () => {
    await report([view, { s: "diary" }]);
    await report([view], { guest: 2 });
    await sql`update ad_mark set date = date - interval '61 seconds'`.execute(api.database.db);
    await report([view]);
    expect(await sums()).toEqual({ ...nothing, views: 4 });
  });

  it.each<[string, From]>([
    ["without a user agent", { agent: "" }],
    ["of a bot", { agent: "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" }],
    ["of a page loaded ahead", { headers: { "sec-purpose": "prefetch;prerender" } }],
  ])("%s is not counted, as a bot's", async (_name, from) => {
    await report([view, click], from);
    expect(await sums()).toEqual({ ...nothing, filtered: { "view bot": 1, "click bot": 1 } });
  });

  it("of the brand's managers and testers and of staff is not counted, and of another brand's manager it is", async () => {
    const { db } = api.database;
    const tester = await api.addUser({ name: "tester" });
    await sql`insert into brand_tester (brand_id, user_id) values (${brand}, ${tester.id})`.execute(db);
    const moderator = await api.addUser({ name: "moderator", access: ["moderate"] });
    for (const { id } of [manager, tester, moderator]) await report([view, click], { as: id });
    expect(await sums()).toEqual({ ...nothing, filtered: { "view team": 3, "click team": 3 } });
    const other = await api.addUser({ name: "other" });
    await addBrand(db, { name: "Ember", managers: [other.id] });
    await report([view], { as: other.id });
    expect((await sums()).views).toBe(1);
  });

  it("in a section that was not booked, of another kind or of a banner that is off is misplaced", async () => {
    await report([{ s: "home" }, { t: "header" }]);
    await sql`update banner set is_enabled = false where id = ${banner}`.execute(api.database.db);
    await report([view]);
    expect(await sums()).toEqual({ ...nothing, filtered: { "view misplaced": 3 } });
  });

  it("of an unknown banner leaves no trace", async () => {
    await report([{ i: 999_999 }]);
    expect(await sums()).toEqual(nothing);
  });
});

describe("a click", () => {
  it("counts after a view, in the same report or within half an hour", async () => {
    await report([view, click]);
    await sql`update ad_mark set date = date - interval '29 minutes'`.execute(api.database.db);
    await report([click]);
    expect(await sums()).toEqual({ ...nothing, views: 1, clicks: 2 });
  });

  it("without a view, or long after it, does not count", async () => {
    await report([click]);
    await report([view]);
    await sql`update ad_mark set date = date - interval '31 minutes'`.execute(api.database.db);
    await report([click]);
    expect(await sums()).toEqual({ ...nothing, views: 1, filtered: { "click unseen": 2 } });
  });

  it("counts once within a minute", async () => {
    await report([view, click, click]);
    await report([click]);
    expect(await sums()).toEqual({ ...nothing, views: 1, clicks: 1, filtered: { "click repeat": 2 } });
  });
});

describe("an hour", () => {
  it("counts only so much of one visitor", async () => {
    await report(Array.from({ length: 400 }, () => ({ a: "serve" })));
    await report(Array.from({ length: 400 }, () => ({ a: "serve" })));
    await report([view]);
    const { served, views, filtered } = await sums();
    expect([served, views, filtered]).toEqual([
      MOST_OF_VISITOR,
      0,
      { "serve rate": 800 - MOST_OF_VISITOR, "view rate": 1 },
    ]);
  });

  it("counts only so much of one address, however many visitors it claims to be", async () => {
    const { db } = api.database;
    for (let guest = 1; guest <= 4; guest += 1)
      await report(
        Array.from({ length: 400 }, () => ({ a: "serve" })),
        { guest },
      );
    expect(await sums()).toEqual({
      ...{ ...nothing, served: MOST_OF_ADDRESS },
      filtered: { "serve rate": 1600 - MOST_OF_ADDRESS },
    });
    await report([view], { guest: 5, address: "203.0.113.9" });
    expect((await sums()).views).toBe(1);
    await sql`update ad_rate set hour = hour - interval '1 hour'`.execute(db);
    await report([view], { guest: 6 });
    expect((await sums()).views).toBe(2);
  });
});

describe("a report", () => {
  const send = (stat: unknown, headers: Record<string, string> = {}) =>
    api.request<Schema<"Accepted">>("POST", "/adv/stat", {
      body: { stat },
      headers: { "user-agent": BROWSER, ...headers },
    });

  it("with a wrong check, or without the visitor's id, is dropped", async () => {
    const record = signed(guestId(1), { i: banner, t: "box", s: "explore", a: "view" });
    expect((await send([record])).body.data).toEqual({ accepted: 0 });
    expect((await send([record], { "x-guest": guestId(2) })).body.data).toEqual({ accepted: 0 });
    expect(await sums()).toEqual(nothing);
    expect((await send([record], { "x-guest": guestId(1) })).body.data).toEqual({ accepted: 1 });
  });

  it("with unknown words is refused", async () => {
    const record = { i: banner, t: "box", s: "explore", a: "view", h: "0123456789abcdef" };
    expect((await send([])).status).toBe(422);
    expect((await send([{ ...record, a: "hover" }])).status).toBe(422);
    expect((await send([{ ...record, s: "cellar" }])).status).toBe(422);
    expect((await send([record], { "x-guest": "me" })).status).toBe(422);
  });

  it("can be sent in the address of a picture", async () => {
    const guest = guestId(3);
    const stat = JSON.stringify([signed(guest, { i: banner, t: "box", s: "explore", a: "view" })]);
    const get = (query: string) =>
      api.request<Schema<"Accepted">>("GET", `/adv/stat?${query}`, { headers: { "user-agent": BROWSER } });
    const { status, body } = await get(`stat=${encodeURIComponent(stat)}&guest=${guest}`);
    expect([status, body.data, (await sums()).views]).toEqual([200, { accepted: 1 }, 1]);
    expect((await get("stat=nonsense")).status).toBe(400);
    expect((await get(`stat=${encodeURIComponent('[{"i":1}]')}`)).status).toBe(422);
    expect((await get("")).status).toBe(422);
  });

  it("of many banners at the same moment from many visitors loses nothing and blocks nobody", async () => {
    const { db } = api.database;
    const others = await Promise.all(
      Array.from({ length: 6 }, () => addBanner(db, { brandId: brand, section: ["explore"] })),
    );
    await Promise.all(
      Array.from({ length: 20 }, (_, guest) => {
        const ids = guest % 2 === 0 ? others : others.toReversed();
        return report(
          ids.flatMap((i) => [{ i }, { i, a: "click" }]),
          { guest },
        );
      }),
    );
    for (const id of others)
      expect(await sumsOf(db, id)).toEqual({ served: 0, views: 20, clicks: 20, filtered: {} });
    expect(await repairCounters(api.database)).toEqual([]);
  });

  it("leaves marks that name nobody, for a day", async () => {
    const { db } = api.database;
    await report([view]);
    const { rows } = await sql<{ who: Buffer }>`select who from ad_mark`.execute(db);
    expect(rows.map(({ who }) => who.toString("hex"))).not.toContain(guestId(1).replaceAll("-", ""));
    await sql`update ad_mark set date = date - interval '25 hours'`.execute(db);
    await sql`update ad_rate set hour = hour - interval '25 hours'`.execute(db);
    await sweepExpired(db);
    const { rows: left } = await sql`select who from ad_mark union all select who from ad_rate`.execute(db);
    expect(left).toEqual([]);
  });
});

describe("POST /adv/{type}/{action}/{id}", () => {
  const count = (path: string, body: unknown = { section: "explore" }) =>
    api.request("POST", `/adv/${path}`, {
      body,
      headers: { "user-agent": BROWSER, "x-guest": guestId(1) },
    });

  it("counts like a batch of one", async () => {
    expect((await count(`box/click/${banner}`)).status).toBe(204);
    expect((await count(`box/view/${banner}`)).status).toBe(204);
    expect((await count(`box/view/${banner}`)).status).toBe(204);
    expect((await count(`box/click/${banner}`)).status).toBe(204);
    expect(await sums()).toEqual({
      ...{ ...nothing, views: 1, clicks: 1 },
      filtered: { "click unseen": 1, "view repeat": 1 },
    });
  });

  it("returns 404 for banners that are not shown, 422 for an unknown section", async () => {
    expect((await count(`cpm/view/${banner}`)).status).toBe(404);
    expect((await count(`box/hover/${banner}`)).status).toBe(404);
    expect((await count("box/view/999999")).status).toBe(404);
    expect((await count(`box/view/${banner}`, { section: "cellar" })).status).toBe(422);
    await sql`update banner set is_enabled = false`.execute(api.database.db);
    expect((await count(`box/view/${banner}`)).status).toBe(404);
  });
});
