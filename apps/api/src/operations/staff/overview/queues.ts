import type { Schema } from "@grow/contract";
import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import { targetExcerpt } from "../../../content/targets/target-excerpt.ts";
import { unlinkedNames } from "../claims/unlinked-names.ts";

type Queue = Schema<"StaffQueue">;

/** Open work of a desk. */
interface QueueSource {
  readonly name: Queue["name"];
  /** Only administrators see it. */
  readonly isAdmin: boolean;
  readonly target_hours: number;
  /** Open items with `date` and `text`. */
  readonly open: RawBuilder<unknown>;
}

const DAY = 24;

/** Names in diaries are counted up to here. */
const MOST_NAMES = 1000;

/** The desks with open work, most urgent first. */
const QUEUES: readonly QueueSource[] = [
  {
    name: "complaints",
    isAdmin: false,
    target_hours: DAY,
    open: sql`
      select min(c.add_date) as date, ${targetExcerpt(sql`c.type`, sql`c.content_id`)} as text
      from complaint c where c.state = 'open' and c.type not in ('chat', 'message') group by c.type, c.content_id`,
  },
  {
    name: "contacts",
    isAdmin: true,
    target_hours: 2 * DAY,
    open: sql`select add_date as date, subject as text from contact where state = 'open'`,
  },
  {
    name: "banners",
    isAdmin: false,
    target_hours: 2 * DAY,
    open: sql`select update_date as date, name as text from banner where is_moderate and not is_remove`,
  },
  {
    name: "brand_requests",
    isAdmin: true,
    target_hours: 2 * DAY,
    open: sql`
      select q.add_date as date, q.name as text from brand_request q
      join users u on u.id = q.user_id and not u.is_remove where q.state = 'open'`,
  },
  {
    name: "strain_requests",
    isAdmin: true,
    target_hours: 2 * DAY,
    open: sql`
      select q.add_date as date, q.name as text from strain_request q
      join product p on p.id = q.product_id and not p.is_remove
      join brand b on b.id = p.brand_id and not b.is_remove where q.state = 'open'`,
  },
  {
    name: "orders",
    isAdmin: true,
    target_hours: 7 * DAY,
    open: sql`select add_date as date, number as text from invoice where state = 'open'`,
  },
  {
    name: "claims",
    isAdmin: false,
    target_hours: 7 * DAY,
    // A name is as old as its diary, which says nothing about how long it is open, and none of them comes first.
    open: sql`
      select distinct null::timestamptz as date, null as text, e.category, lower(trim(e.name))
      from ${unlinkedNames} limit ${sql.lit(MOST_NAMES)}`,
  },
];

/** The open work of the desks that a user may use, in one query. */
export async function readQueues(
  db: QueryExecutorProvider,
  access: readonly Schema<"AccessRight">[],
): Promise<Queue[]> {
  const queues = QUEUES.filter(({ isAdmin }) => !isAdmin || access.includes("admin"));
  const { rows } = await sql<Pick<Queue, "name" | "cnt_open" | "oldest_date"> & { text: string | null }>`
    ${sql.join(
      queues.map(
        ({ name, open }) => sql`
          select ${sql.lit(name)} as name, count(*)::int as cnt_open, min(date) as oldest_date,
            (array_agg(text order by date))[1] as text
          from (${open}) item`,
      ),
      sql` union all `,
    )}`.execute(db);
  return queues.flatMap(({ name, target_hours }) => {
    const row = rows.find((one) => one.name === name);
    if (row === undefined) return [];
    const { text, ...counted } = row;
    return { ...counted, target_hours, oldest_text: (text ?? "").slice(0, 200) };
  });
}
