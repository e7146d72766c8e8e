import { type RawBuilder, sql } from "kysely";

/** Whether the name of grower `u` begins like this, in any case. */
export function nameBeginsWith(query: string): RawBuilder<unknown> {
  const beginning = query
    .trim()
    .toLowerCase()
    .replace(/[\\%_]/g, "\\$&");
  return sql`lower(u.name) like ${`${beginning}%`}`;
}
