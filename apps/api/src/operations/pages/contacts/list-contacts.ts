import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import { defineOperation } from "../../../http/define-operation.ts";
import { readContacts } from "./read-contacts.ts";

export const listContacts = defineOperation("listContacts", async ({ query, reads }) => {
  const { state, lang, start, limit } = query;
  const inLang = lang === undefined ? sql`true` : sql`c.lang = ${lang}`;
  const which = state === undefined ? inLang : sql`c.state = ${state} and ${inLang}`;
  const order = state === "open" ? sql`c.add_date, c.id` : sql`c.add_date desc, c.id desc`;
  const items = await readContacts(reads, sql`${which} order by ${order} limit ${limit} offset ${start}`);
  const { total, ...counts } = await readCounts(reads, inLang);
  return {
    status: 200,
    data: { items, total: state === undefined ? total : counts[`cnt_${state}`], start, limit, ...counts },
  };
});

/** Messages by state. @param which a condition over messages `c` */
async function readCounts(db: QueryExecutorProvider, which: RawBuilder<unknown>) {
  const { rows } = await sql<{ total: number; cnt_open: number; cnt_answered: number; cnt_closed: number }>`
    select count(*)::int as total,
      count(*) filter (where c.state = 'open')::int as cnt_open,
      count(*) filter (where c.state = 'answered')::int as cnt_answered,
      count(*) filter (where c.state = 'closed')::int as cnt_closed
    from contact c where ${which}`.execute(db);
  return rows[0] ?? { total: 0, cnt_open: 0, cnt_answered: 0, cnt_closed: 0 };
}
