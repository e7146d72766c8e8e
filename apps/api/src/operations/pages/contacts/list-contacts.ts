import { sql } from "kysely";
import { defineOperation } from "../../../http/define-operation.ts";
import { readContacts } from "./read-contacts.ts";

export const listContacts = defineOperation("listContacts", async ({ query, reads }) => {
  const { state, lang, start, limit } = query;
  const which = sql.join(
    [
      sql`true`,
      ...(state === undefined ? [] : [sql`c.state = ${state}`]),
      ...(lang === undefined ? [] : [sql`c.lang = ${lang}`]),
    ],
    sql` and `,
  );
  const order = state === "open" ? sql`c.add_date, c.id` : sql`c.add_date desc, c.id desc`;
  const items = await readContacts(reads, sql`${which} order by ${order} limit ${limit} offset ${start}`);
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from contact c where ${which}`.execute(reads);
  return { status: 200, data: { items, total: rows[0]?.total ?? 0, start, limit } };
});
