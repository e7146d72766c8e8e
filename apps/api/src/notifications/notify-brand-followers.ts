import { sql } from "kysely";
import type { Tx } from "../db/database.ts";
import { recordEvent } from "../events/record-event.ts";
import type { JobQueue } from "../queue/job-queue.ts";
import { notifyMany } from "./notify-many.ts";

/** What followers of a brand are told of. */
interface BrandNews {
  readonly brandId: number;
  /** The manager who did it. */
  readonly userId: number;
  readonly event: "brand_news" | "scheme_update";
  /** The page it leads to. */
  readonly type: "brand" | "product";
  readonly content_id: number;
}

/** A day, in which followers hear of an event of a brand once: managers save often, and add products in rows. */
const QUIET_HOURS = 24;

/** Notifies the followers of a brand, except those who muted it and the manager who did it. The caller has locked the brand. */
export async function notifyBrandFollowers(tx: Tx, jobs: JobQueue, news: BrandNews): Promise<void> {
  const { brandId, userId, event, type, content_id } = news;
  const about = { type: `brand.${event}`, content_type: "brand", content_id: brandId } as const;
  const { rows: told } = await sql`
    select from event where content_type = 'brand' and content_id = ${brandId} and type = ${about.type}
      and add_date > now() - make_interval(hours => ${QUIET_HOURS}) limit 1`.execute(tx);
  if (told.length > 0) return;
  const event_id = await recordEvent(tx, { ...about, user_id: userId });
  const users = sql`
    select f.user_id from follow f
    where f.type = 'brand' and f.content_id = ${brandId} and f.is_notify and f.user_id <> ${userId}`;
  await notifyMany(tx, jobs, users, {
    ...{ event, type, content_id, event_id, diary_id: null },
    from_user_id: null,
  });
}
