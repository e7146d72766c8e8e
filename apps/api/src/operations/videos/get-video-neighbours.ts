import { type RawBuilder, sql } from "kysely";
import { readVideoCards } from "../../content/videos/video-cards.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { followedAuthors } from "./followed-authors.ts";
import { requireVideo } from "./video-rights.ts";

export const getVideoNeighbours = defineOperation(
  "getVideoNeighbours",
  async ({ params, query, user, reads }) => {
    const { id } = await requireVideo(reads, params.id, user);
    const readerId = user?.id ?? null;
    // A draft has no date: all shorts come after it.
    const date = sql`(select coalesce(o.publish_date, 'infinity') from video o where o.id = ${id})`;
    const among = query.is_follow === true ? followedAuthors(readerId) : sql`true`;
    const nearest = (beyond: RawBuilder<unknown>, order: RawBuilder<unknown>) => sql`(
      select v.id from video v
      where v.is_short and v.is_visible and v.is_ready and ${among} and (v.publish_date, v.id) ${beyond} (${date}, ${id})
      order by ${order} limit 1)`;
    const newer = nearest(sql`>`, sql`v.publish_date, v.id`);
    const older = nearest(sql`<`, sql`v.publish_date desc, v.id desc`);
    const cards = await readVideoCards(
      reads,
      sql`v.id in (${newer}, ${id}, ${older}) order by v.publish_date desc nulls first, v.id desc`,
      readerId,
    );
    const place = cards.findIndex((card) => card.id === id);
    return { status: 200, data: { before: cards[place - 1] ?? null, after: cards[place + 1] ?? null } };
  },
);
