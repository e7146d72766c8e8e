import type { Schema } from "@grow/contract";
import { type QueryExecutorProvider, sql } from "kysely";
import { targetExcerpt } from "../../../content/targets/target-excerpt.ts";
import { targetLink } from "../../../content/targets/target-link.ts";
import { deskThingLink, deskThingName } from "./desk-things.ts";

/** Decisions that the overview shows. */
const SHOWN = 8;

/** The latest decisions of a staff member, newest first. */
export async function readDecisions(
  db: QueryExecutorProvider,
  userId: number,
): Promise<Schema<"StaffDecision">[]> {
  const latest = sql`order by add_date desc limit ${SHOWN}`;
  const thing = { type: sql`latest.content_type`, id: sql`latest.content_id` };
  const { rows } = await sql<Schema<"StaffDecision">>`
    with decision as (
      (select type, content_type, content_id, null as name,
         case when type = 'staff.delete' then nullif(params ->> 'name', '') end as former, add_date
       from event where user_id = ${userId} and type like 'staff.%' ${latest})
      union all
      (select distinct on (close_date, type, content_id) 'complaint.' || state, type, content_id, null, null, close_date as add_date
       from complaint where moderator_id = ${userId} and state <> 'open' and type not in ('chat', 'message')
       order by close_date desc, type, content_id limit ${SHOWN})
      union all
      (select 'contact.reply', null, null, c.subject, null, r.add_date
       from contact_reply r join contact c on c.id = r.contact_id
       where r.moderator_id = ${userId} order by r.add_date desc limit ${SHOWN}))
    select latest.type, latest.add_date, coalesce(${targetLink(thing.type, thing.id)}, ${deskThingLink(thing)}) as link,
      left(coalesce(latest.name, ${targetExcerpt(thing.type, thing.id)}, ${deskThingName(thing)}, latest.former, ''), 200) as name
    from (select * from decision ${latest}) latest order by latest.add_date desc`.execute(db);
  return rows;
}
