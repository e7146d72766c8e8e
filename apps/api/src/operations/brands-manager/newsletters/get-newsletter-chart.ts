import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { invalid } from "../../../errors/api-error.ts";
import { defineOperation } from "../../../http/define-operation.ts";
import { managedBrand } from "../access/managed-brand.ts";
import { type Period, periodOf } from "../statistics/statistic-period.ts";
import { SHOWN_FROM } from "./newsletter-rows.ts";

/** Days of a chart by hour. */
const MOST_DAYS_BY_HOUR = 14;

const DAY = 24 * 60 * 60 * 1000;

export const getNewsletterChart = defineOperation(
  "getNewsletterChart",
  async ({ query, reads, found, now }) => {
    const { id: brandId } = found(managedBrand);
    const { step = "day", newsletter_id: one = null } = query;
    const period = periodOf(query, now());
    if (step === "hour" && daysOf(period) > MOST_DAYS_BY_HOUR)
      throw invalid([{ code: "out_of_range", field: "from", params: { max: MOST_DAYS_BY_HOUR } }]);
    if (one !== null) {
      const { rows } = await sql`
        select from newsletter where id = ${one} and brand_id = ${brandId} and not is_remove`.execute(reads);
      if (rows.length === 0) throw invalid([{ code: "unknown_reference", field: "newsletter_id" }]);
    }
    const { rows: items } = await sql<Schema<"NewsletterChart">["items"][number]>`
      with counted as (
        select date_trunc(${step}, h.hour, 'UTC') as at, sum(h.cnt_sent)::int as cnt_sent,
          sum(h.cnt_opened) filter (where n.cnt_sent >= ${SHOWN_FROM})::int as cnt_opened,
          sum(h.cnt_clicked) filter (where n.cnt_sent >= ${SHOWN_FROM})::int as cnt_clicked,
          sum(h.cnt_left) filter (where n.cnt_sent >= ${SHOWN_FROM})::int as cnt_left
        from newsletter n join newsletter_hour h on h.newsletter_id = n.id
        where n.brand_id = ${brandId} and (${one}::bigint is null or n.id = ${one})
          and h.hour >= ${period.from}::timestamp at time zone 'UTC' and h.hour < (${period.to}::timestamp + interval '1 day') at time zone 'UTC'
        group by 1
      )
      select to_char(s.at at time zone 'UTC', 'YYYY-MM-DD') as day,
        case when ${step} = 'hour' then extract(hour from s.at at time zone 'UTC')::int end as hour,
        coalesce(c.cnt_sent, 0) as cnt_sent, c.cnt_opened, c.cnt_clicked, c.cnt_left
      from generate_series(${period.from}::timestamp at time zone 'UTC', (${period.to}::timestamp + interval '1 day') at time zone 'UTC' - interval '1 second',
        case when ${step} = 'hour' then interval '1 hour' else interval '24 hours' end) s (at)
      left join counted c on c.at = s.at order by s.at`.execute(reads);
    return { status: 200, data: { ...period, step, items } };
  },
);

const daysOf = ({ from, to }: Period): number => (Date.parse(to) - Date.parse(from)) / DAY + 1;
