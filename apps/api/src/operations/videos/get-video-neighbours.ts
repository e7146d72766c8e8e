import type { ReadQuery } from "@grow/contract";
import { type RawBuilder, sql } from "kysely";
import { readVideoCards } from "../../content/videos/video-cards.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { followedAuthors } from "./followed-authors.ts";
import { requireVideo } from "./video-rights.ts";

type Sort = ReadQuery<"getVideoNeighbours">["sort"];

/** What the lists are sorted by, before the id, and its value for the video `o`. */
const SORTS: Record<Sort, { key: RawBuilder<unknown>; own: RawBuilder<unknown> }> = {
  // A draft has no date: all shorts come after it.
  new: { key: sql`v.publish_date`, own: sql`coalesce(o.publish_date, 'infinity')` },
  like: { key: sql`v.cnt_likes`, own: sql`o.cnt_likes` },
  view: { key: sql`v.cnt_views`, own: sql`o.cnt_views` },
};

export const getVideoNeighbours = defineOperation(
  "getVideoNeighbours",
  async ({ params, query, user, reads }) => {
    const { id } = await requireVideo(reads, params.id, user);
    const readerId = user?.id ?? null;
    const { key, own } = SORTS[query.sort];
    const place = sql`(select ${own} from video o where o.id = ${id})`;
    const conditions = [sql`v.is_short and v.is_visible and v.is_ready`];
    if (query.is_follow === true) conditions.push(followedAuthors(readerId));
    if (query.user_id !== undefined) conditions.push(sql`v.user_id = ${query.user_id}`);
    const among = sql.join(conditions, sql` and `);
    const nearest = (beyond: RawBuilder<unknown>, order: RawBuilder<unknown>) => sql`(
      select v.id from video v where ${among} and (${key}, v.id) ${beyond} (${place}, ${id})
      order by ${order} limit 1)`;
    const above = nearest(sql`>`, sql`${key}, v.id`);
    const below = nearest(sql`<`, sql`${key} desc, v.id desc`);
    const cards = await readVideoCards(
      reads,
      sql`v.id in (${above}, ${id}, ${below}) order by ${key} desc nulls first, v.id desc`,
      readerId,
    );
    const at = cards.findIndex((card) => card.id === id);
    return { status: 200, data: { before: cards[at - 1] ?? null, after: cards[at + 1] ?? null } };
  },
);
