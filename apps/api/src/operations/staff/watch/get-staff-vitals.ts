import type { Schema } from "@grow/contract";
import { type RawBuilder, sql } from "kysely";
import { utcDay } from "../../../content/ads/utc-day.ts";
import { type VitalName, valueOfStep } from "../../../content/watch/vital-steps.ts";
import type { Db } from "../../../db/database.ts";
import { invalid } from "../../../errors/api-error.ts";
import { defineOperation } from "../../../http/define-operation.ts";

type Vital = Schema<"StaffVital">;
type Page = Schema<"StaffVitals">["items_page"][number];

const DAY = 24 * 60 * 60 * 1000;
const DAYS = 7;
const MOST_DAYS = 90;

/** Most pages of a device that are told apart. */
const MOST_PAGES = 1000;

export const getStaffVitals = defineOperation("getStaffVitals", async ({ query, reads, now }) => {
  const to = query.to ?? utcDay(now());
  const from = query.from ?? utcDay(new Date(Date.parse(to) - (DAYS - 1) * DAY));
  const days = (Date.parse(to) - Date.parse(from)) / DAY + 1;
  if (days < 1 || days > MOST_DAYS)
    throw invalid([{ code: "out_of_range", field: "from", params: { max: MOST_DAYS } }]);
  const which = sql`
    v.day between ${from}::date and ${to}::date
    and (${query.device ?? null}::text is null or v.device = ${query.device ?? null})
    and (${query.page ?? null}::text is null or v.page = ${query.page ?? null})`;
  const pages = new Map<string, Page>();
  for (const { page, device, ...vital } of await readVitals<"page" | "device">(reads, which, [
    "page",
    "device",
  ])) {
    const item = pages.get(`${device} ${page}`) ?? {
      page,
      device: device as Page["device"],
      items_vital: [],
    };
    item.items_vital.push(vital);
    pages.set(`${device} ${page}`, item);
  }
  const byDay = new Map<string, Vital[]>();
  for (const { day, ...vital } of await readVitals<"day">(reads, which, ["day"]))
    byDay.set(day, [...(byDay.get(day) ?? []), vital]);
  const cases = ({ items_vital }: Page) => items_vital.reduce((sum, { cnt }) => sum + cnt, 0);
  return {
    status: 200,
    data: {
      ...{ from, to },
      items_total: await readVitals(reads, which, []),
      items_page: [...pages.values()].sort((one, other) => cases(other) - cases(one)).slice(0, MOST_PAGES),
      items_day: Array.from({ length: days }, (_, index) => {
        const day = utcDay(new Date(Date.parse(from) + index * DAY));
        return { day, items_vital: byDay.get(day) ?? [] };
      }),
    },
  };
});

/** Sums up the steps of each kind, and finds the one that holds the 75th of a hundred. */
async function readVitals<By extends "day" | "page" | "device" = never>(
  db: Db,
  which: RawBuilder<unknown>,
  by: readonly By[],
): Promise<(Vital & Record<By, string>)[]> {
  const group = sql.join([sql.ref("name"), ...by.map((column) => sql.ref(column))]);
  const { rows } = await sql<Omit<Vital, "p75"> & { step: number } & Record<By, string>>`
    with step as (
      select ${sql.join(["name", ...by].map((column) => (column === "day" ? sql`day::text as day` : sql.ref(column))))}, step,
        sum(cnt) as cnt, coalesce(sum(cnt) filter (where rating = 'good'), 0) as good,
        coalesce(sum(cnt) filter (where rating = 'needs-improvement'), 0) as fair,
        coalesce(sum(cnt) filter (where rating = 'poor'), 0) as poor
      from vital_day v where ${which} group by ${group}, step
    ), summed as (
      select *, sum(cnt) over (partition by ${group} order by step) as so_far, sum(cnt) over (partition by ${group}) as total
      from step
    )
    select ${group}, sum(cnt)::bigint as cnt, sum(good)::bigint as good, sum(fair)::bigint as fair, sum(poor)::bigint as poor,
      min(step) filter (where so_far >= 0.75 * total) as step
    from summed where total > 0 group by ${group} order by ${group}`.execute(db);
  return rows.map(({ step, ...row }) => ({ ...row, p75: valueOfStep(row.name as VitalName, step) })) as never;
}
