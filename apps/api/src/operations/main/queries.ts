import { type QueryExecutorProvider, sql } from "kysely";
import type { PhotoRow } from "../../media/present-photo.ts";
import { cardColumns } from "../diaries/read-cards.ts";

/** Cards of each block: two rows of a wide screen. */
export const BLOCK_SIZE = 12;
/** Photos a finished diary must have to be told as a film. */
const FILM_PHOTOS = 6;

/** The newest open diaries. */
export const newestDiaries = sql`
  select ${cardColumns} from diary where is_visible order by update_date desc, id desc limit ${sql.lit(BLOCK_SIZE)}`;

/** The followed diaries, and those of followed growers, that moved last. */
export function followedDiaries(userId: number) {
  return sql`
    select ${cardColumns} from diary
    where is_visible and user_id is distinct from ${userId} and (
      id in (select content_id from follow where user_id = ${userId} and type = 'diary')
      or user_id in (select content_id from follow where user_id = ${userId} and type = 'user'))
    order by update_date desc, id desc limit ${BLOCK_SIZE}`;
}

/** The diary for the top of the page: of those finished last, the one liked most. */
export const filmDiary = sql`
  select id, written, user_id, photo_id from (
    select ${cardColumns}, cnt_likes from diary
    where is_visible and is_harvest and not is_lock and cnt_photos >= ${FILM_PHOTOS}
    order by update_date desc, id desc limit 20) finished
  order by cnt_likes desc, id desc limit 1`;

export interface FilmFrameRow extends PhotoRow {
  week_id: number;
}

/** The first photo of each week of a diary. */
export async function readFilm(db: QueryExecutorProvider, diaryId: number): Promise<FilmFrameRow[]> {
  const { rows } = await sql<FilmFrameRow>`
    select distinct on (week_id) week_id, id, key, width, height, color, alt from photo
    where diary_id = ${diaryId} and week_id is not null and kind = 'photo' and not is_remove
    order by week_id, position, id`.execute(db);
  return rows;
}

/** How many diaries are open to everybody. Reads an index from end to end: cache it. */
export async function countOpenDiaries(db: QueryExecutorProvider): Promise<number> {
  const { rows } = await sql<{
    total: number;
  }>`select count(*)::int as total from diary where is_visible`.execute(db);
  return rows[0]?.total ?? 0;
}
