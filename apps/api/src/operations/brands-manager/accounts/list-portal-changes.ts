import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { defineOperation } from "../../../http/define-operation.ts";
import { managedBrand } from "../access/managed-brand.ts";
import { presentUserShort, type UserRef } from "../access/people.ts";

interface ChangeRow {
  id: number;
  type: Schema<"PortalChange">["type"];
  add_date: string;
  user: UserRef | null;
  name: string;
}

/** Changes that the log counts: enough for any page one would leaf to. */
const MAX_TOTAL = 1000;

export const listPortalChanges = defineOperation("listPortalChanges", async ({ query, reads, found }) => {
  const { id } = found(managedBrand);
  const { start, limit } = query;
  // What staff does with a banner is told by its state.
  const isOfBrand = sql`(
    (e.content_type = 'brand' and e.content_id = ${id} and e.type like 'brand.%') or
    (e.content_type = 'banner' and e.content_id in (select n.id from banner n where n.brand_id = ${id}) and e.type like 'banner.%'))
    and e.params ? 'name'`;
  const { rows } = await sql<ChangeRow>`
    select e.id, e.type, e.add_date, e.params ->> 'name' as name,
      case when u.id is not null then json_build_object(
        'id', u.id, 'name', u.name, 'avatar_key', u.avatar_key) end as user
    from event e left join users u on u.id = e.user_id and not u.is_remove
    where ${isOfBrand} order by e.id desc limit ${limit} offset ${start}`.execute(reads);
  const { rows: counts } = await sql<{ total: number }>`
    select count(*)::int as total from (select from event e where ${isOfBrand} limit ${MAX_TOTAL + 1}) c`.execute(
    reads,
  );
  const total = counts[0]?.total ?? 0;
  return {
    status: 200,
    data: {
      items: rows.map(({ user, ...row }) => ({ ...row, item_user: user && presentUserShort(user) })),
      total: Math.min(total, MAX_TOTAL),
      start,
      limit,
      ...(total > MAX_TOTAL ? { is_total_capped: true } : {}),
    },
  };
});
