import type { Schema } from "@grow/contract";
import { type QueryExecutorProvider, sql } from "kysely";
import { awardLink, shownAwardTexts, shownAwardTitle, takesVotes } from "../../content/awards/open-awards.ts";
import {
  type CardVersions,
  cardColumns,
  parsePrecheck,
  precheckStatement,
} from "../../content/diary-cards/read-cards.ts";
import { giveawayCard, giveawayCardQuery } from "../../content/giveaways/giveaway-cards.ts";
import { postCard, postCardQuery } from "../../content/posts/post-cards.ts";
import { isReadableIn } from "../../content/posts/post-texts.ts";
import { questionCard, questionCardQuery } from "../../content/questions/question-cards.ts";
import { videoCard, videoCardQuery } from "../../content/videos/video-cards.ts";
import { composed } from "../../db/composed.ts";
import { jsonRow } from "../../db/json-row.ts";
import { takesEntries } from "../../kinds/open-giveaway.ts";
import { openPost } from "../../kinds/open-post.ts";
import type { PhotoRow } from "../../media/present-photo.ts";

/** Cards of each block: two rows of a wide screen. */
export const BLOCK_SIZE = 12;
/** Minimum number of photos of a finished diary for the film; also in an index. */
const FILM_PHOTOS = 6;

const BLOCK = sql.lit(BLOCK_SIZE);

/** Newest first. */
const order = sql`update_date desc, id desc`;

/**
 * Two lists in one query: the user's own diaries, including private and hidden ones, growing ones first; then the last updated of the
 * followed diaries and of followed growers. Finds the growers who wrote last before their diaries, so that it costs one index lookup per
 * followed grower, however many diaries there are.
 */
const precheckOwnAndFollowed = composed((userId: number) =>
  precheckStatement(
    sql`
      (select ${cardColumns} from diary where user_id = ${userId} and not is_remove
       order by is_harvest, ${order} limit ${BLOCK})
      union all
      (select ${cardColumns} from diary where id in (
        (select d.id from follow f join diary d on d.id = f.content_id
         where f.user_id = ${userId} and f.type = 'diary' and d.is_visible and d.user_id is distinct from ${userId}
         order by d.update_date desc, d.id desc limit ${BLOCK})
        union
        (select d.id from (
           select newest.* from follow f cross join lateral (
             select user_id, update_date, id from diary
             where user_id = f.content_id and is_visible and not is_remove order by ${order} limit 1) newest
           where f.user_id = ${userId} and f.type = 'user'
           order by ${order} limit ${BLOCK}) lately
         cross join lateral (
           select id, update_date from diary
           where user_id = lately.user_id and is_visible and not is_remove order by ${order} limit ${BLOCK}) d
         order by d.update_date desc, d.id desc limit ${BLOCK}))
       order by ${order} limit ${BLOCK})`,
    userId,
    { isPrepared: true },
  ),
);

/** See {@link precheckOwnAndFollowed}. */
export async function ownAndFollowedDiaries(
  db: QueryExecutorProvider,
  userId: number,
): Promise<CardVersions> {
  return parsePrecheck(await precheckOwnAndFollowed(db, userId));
}

/** The diary at the top of the page: the most liked of the latest finished ones. */
export const filmDiary = sql`
  select id, written, user_id, photo_id from (
    select ${cardColumns}, cnt_likes from diary
    where is_visible and is_harvest and not is_lock and cnt_photos >= ${sql.lit(FILM_PHOTOS)}
    order by update_date desc, id desc limit 20) finished
  order by cnt_likes desc, id desc limit 1`;

export interface FilmFrameRow extends PhotoRow {
  week_id: number;
}

const frameRow = jsonRow<FilmFrameRow>({
  week_id: sql`p.week_id`,
  id: sql`p.id`,
  key: sql`p.key`,
  width: sql`p.width`,
  height: sql`p.height`,
  color: sql`p.color`,
  alt: sql`p.alt`,
});

/** Questions, shorts and posts of a block. */
const SHORT_BLOCK = sql.lit(6);

export interface Blocks
  extends Pick<
    Schema<"Main">,
    "items_problem" | "items_video" | "items_blog" | "items_giveaway" | "item_award"
  > {
  /** The first photo of each week of the film's diary. */
  readonly frames: readonly FilmFrameRow[];
}

/** Days after their results in which awards are news. */
const AWARD_DAYS = sql.lit(30);

/** The awards of this season, from the first day of votes until their results are no longer new. */
const presentAward = (lang: string) => sql`
  select json_build_object('year', a.year, 'title', ${shownAwardTitle}, 'is_open', ${takesVotes}) as card
  from award a ${shownAwardTexts(lang)}
  where a.is_publish and a.date_start <= now() and now() < a.date_result + make_interval(days => ${AWARD_DAYS})
  order by a.year desc limit 1`;

/**
 * The photos of the film, the newest questions and shorts, the newest posts in the user's language or English, the giveaways that end
 * first, and the awards of the season. One query for all of them.
 */
export async function readBlocks(
  db: QueryExecutorProvider,
  {
    filmDiaryId,
    readerId,
    lang,
  }: { readonly filmDiaryId: number | null; readonly readerId: number | null; readonly lang: string },
): Promise<Blocks> {
  const frames = sql`
    select distinct on (p.week_id) ${frameRow.values} as frame from photo p
    where p.diary_id = ${filmDiaryId}::bigint and p.week_id is not null and p.kind = 'photo' and not p.is_remove
    order by p.week_id, p.position, p.id`;
  const questions = questionCardQuery(
    sql`q.is_visible order by q.add_date desc, q.id desc limit ${SHORT_BLOCK}`,
  );
  const shorts = videoCardQuery(
    sql`v.is_visible and v.is_ready and v.is_short order by v.publish_date desc, v.id desc limit ${SHORT_BLOCK}`,
    readerId,
  );
  const posts = postCardQuery(
    lang,
    sql`${openPost("p")} and (${isReadableIn(lang)} or ${isReadableIn("en")})
      order by p.view_date desc, p.id desc limit ${SHORT_BLOCK}`,
  );
  const giveaways = giveawayCardQuery(
    lang,
    readerId,
    sql`g.is_visible and g.date_end > now() and ${takesEntries} order by g.date_end, g.id limit ${SHORT_BLOCK}`,
  );
  const { rows } = await sql<
    Record<"frames" | "questions" | "shorts" | "posts" | "giveaways", unknown[][] | null> & {
      award: { year: number; title: string; is_open: boolean } | null;
    }
  >`
    select (select json_agg(frame) from (${frames}) film) as frames,
      (select json_agg(card) from (${questions}) newest) as questions,
      (select json_agg(card) from (${shorts}) newest) as shorts,
      (select json_agg(card) from (${posts}) newest) as posts,
      (select json_agg(card) from (${giveaways}) ending) as giveaways,
      (${presentAward(lang)}) as award`.execute(db);
  const [row] = rows;
  return {
    frames: (row?.frames ?? []).map(frameRow.read),
    items_problem: (row?.questions ?? []).map(questionCard),
    items_video: (row?.shorts ?? []).map(videoCard),
    items_blog: (row?.posts ?? []).map(postCard),
    items_giveaway: (row?.giveaways ?? []).map(giveawayCard),
    item_award: row?.award ? { ...row.award, link: awardLink(row.award.year) } : null,
  };
}

/** The number of public diaries. Scans a whole index: cache it. */
export async function countOpenDiaries(db: QueryExecutorProvider): Promise<number> {
  const { rows } = await sql<{
    total: number;
  }>`select count(*)::int as total from diary where is_visible`.execute(db);
  return rows[0]?.total ?? 0;
}
