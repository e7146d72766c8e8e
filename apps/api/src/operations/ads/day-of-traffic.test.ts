import { sql } from "kysely";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { repairCounters } from "../../jobs/counters/repair-counters.ts";
import { BROWSER, guestId, signed, sumsOf } from "../../testing/ad-reports.ts";
import { addBanner } from "../../testing/ad-rows.ts";
import { addBrand } from "../../testing/catalogue-rows.ts";
import { freshApi } from "../../testing/fresh-api.ts";
import type { AdRecord } from "./counting/signed-records.ts";

const api = freshApi();
const MIDNIGHT = Date.parse("2026-11-20T00:00:00Z");
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

let moment = MIDNIGHT;
let box: number;
let header: number;
let manager: { id: number };

beforeEach(async () => {
  const { db } = api.database;
  moment = MIDNIGHT;
  vi.spyOn(api.parts, "now").mockImplementation(() => new Date(moment));
  manager = await api.addUser({ name: "manager" });
  const brand = await addBrand(db, { name: "Loam", managers: [manager.id] });
  box = await addBanner(db, { brandId: brand, section: ["explore", "diary"], countries: [] });
  header = await addBanner(db, { brandId: brand, type: "header", section: ["diary"] });
});
afterEach(() => {
  vi.restoreAllMocks();
});

type Event = Omit<AdRecord, "h">;
const onBox = (a: Event["a"], s: Event["s"] = "explore"): Event => ({ i: box, t: "box", s, a });
const onHeader = (a: Event["a"]): Event => ({ i: header, t: "header", s: "diary", a });

interface Sender {
  readonly guest: number;
  readonly address?: string;
  readonly agent?: string;
  readonly as?: number;
}

async function send({ guest, address, agent = BROWSER, as }: Sender, events: readonly Event[]) {
  const id = guestId(guest);
  const { status, body } = await api.request("POST", "/adv/stat", {
    ...{ as: as ?? null, body: { stat: events.map((event) => signed(id, event)) } },
    headers: {
      ...{ "x-guest": id, "user-agent": agent },
      "x-forwarded-for": address ?? `198.51.${Math.trunc(guest / 250)}.${(guest % 250) + 1}`,
    },
  });
  expect([status, body.data]).toEqual([200, { accepted: events.length }]);
}

/** Each person opens a list, reloads it at once if they are one of five, reads a diary, and clicks if they are one of ten. */
async function person(guest: number) {
  await send({ guest }, [onBox("serve"), onBox("view")]);
  if (guest % 5 === 0) {
    moment += 20 * SECOND;
    await send({ guest }, [onBox("serve"), onBox("view")]);
  }
  moment += 5 * MINUTE;
  await send({ guest }, [onBox("serve", "diary"), onHeader("serve"), onHeader("view")]);
  if (guest % 10 === 0) {
    moment += MINUTE;
    await send({ guest }, [onBox("click", "diary")]);
  }
}

const PEOPLE = 120;
const BOTS = 24;
const CHEATED = 450;
/** 1200 events of an address in an hour, three by each invented visitor. */
const CHEATED_COUNTED = 400;

it("a day of people, bots, a cheating publisher and the brand's own people adds up to what is known beforehand", async () => {
  const { db } = api.database;
  for (let hour = 0; hour < 24; hour += 1) {
    for (let one = 0; one < PEOPLE / 24; one += 1) {
      moment = MIDNIGHT + hour * HOUR + one * MINUTE;
      await person(hour * (PEOPLE / 24) + one + 1);
    }
    moment = MIDNIGHT + hour * HOUR + 30 * MINUTE;
    await send({ guest: 9000 + hour, agent: "Mozilla/5.0 (compatible; bingbot/2.0)" }, [
      onBox("serve"),
      onBox("view"),
      onBox("click"),
    ]);
  }
  moment = MIDNIGHT + 13 * HOUR;
  for (let guest = 20_000; guest < 20_000 + CHEATED; guest += 1) {
    await send({ guest, address: "203.0.113.7" }, [onBox("serve"), onBox("view"), onBox("click")]);
  }
  for (let look = 0; look < 10; look += 1) {
    moment = MIDNIGHT + 14 * HOUR + look * 2 * MINUTE;
    await send({ guest: 1, as: manager.id }, [onBox("serve"), onBox("view"), onBox("click")]);
  }

  const reloads = PEOPLE / 5;
  const clicks = PEOPLE / 10;
  expect(await sumsOf(db, box)).toEqual({
    served: 2 * PEOPLE + reloads + CHEATED_COUNTED,
    views: PEOPLE + CHEATED_COUNTED,
    clicks: clicks + CHEATED_COUNTED,
    filtered: {
      ...{ "serve bot": BOTS, "view bot": BOTS, "click bot": BOTS },
      ...{ "serve team": 10, "view team": 10, "click team": 10 },
      "view repeat": reloads,
      "serve rate": CHEATED - CHEATED_COUNTED,
      "view rate": CHEATED - CHEATED_COUNTED,
      "click rate": CHEATED - CHEATED_COUNTED,
    },
  });
  expect(await sumsOf(db, header)).toEqual({ served: PEOPLE, views: PEOPLE, clicks: 0, filtered: {} });

  const { rows } = await sql`
    select day::text, section, sum(cnt_served)::int as served, sum(cnt_views)::int as views, sum(cnt_clicks)::int as clicks
    from banner_day where banner_id = ${box} group by day, section order by section`.execute(db);
  expect(rows).toEqual([
    { day: "2026-11-20", section: "diary", served: PEOPLE, views: 0, clicks },
    {
      ...{ day: "2026-11-20", section: "explore", served: PEOPLE + reloads + CHEATED_COUNTED },
      ...{ views: PEOPLE + CHEATED_COUNTED, clicks: CHEATED_COUNTED },
    },
  ]);
  expect(await repairCounters(api.database)).toEqual([]);
});

it("a click shortly after midnight follows from the view before it, and is counted on its own day", async () => {
  moment = MIDNIGHT + 24 * HOUR - 10 * SECOND;
  await send({ guest: 1 }, [onBox("view")]);
  moment += 20 * SECOND;
  await send({ guest: 1 }, [onBox("click")]);
  const { rows } = await sql`
    select day::text, cnt_views as views, cnt_clicks as clicks from banner_day order by day`.execute(
    api.database.db,
  );
  expect(rows).toEqual([
    { day: "2026-11-20", views: 1, clicks: 0 },
    { day: "2026-11-21", views: 0, clicks: 1 },
  ]);
});
