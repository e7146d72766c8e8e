import type { Schema } from "@grow/contract";
import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import { type AuthorColumns, presentAuthor } from "../../content/author.ts";
import { likedBy } from "../../content/likes.ts";
import { photoJson } from "../../content/questions/question-cards.ts";
import { notFound } from "../../errors/api-error.ts";
import { type PhotoRow, presentPhoto } from "../../media/present-photo.ts";

interface SolutionRow extends AuthorColumns {
  sid: number;
  text: string;
  lang: string;
  add_date: string;
  update_date: string;
  cnt_accepted: number;
  is_accepted: boolean;
  cnt_likes: number;
  cnt_comments: number;
  is_like: boolean;
  photos: PhotoRow[];
}

/** Maximum number of answers of a question. */
export const MAX_SOLUTIONS = 500;

/** Answers `s` that match a condition: the accepted one first, then the most liked. One query. */
export async function readSolutions(
  db: QueryExecutorProvider,
  which: RawBuilder<unknown>,
  readerId: number | null,
): Promise<Schema<"Solution">[]> {
  const { rows } = await sql<SolutionRow>`
    select s.id as sid, s.text, s.lang, s.add_date, s.update_date, s.is_accepted, s.cnt_likes, s.cnt_comments,
      u.id as author_id, u.name as author_name, u.avatar_key as author_avatar_key,
      (select count(*)::int from solution o where o.user_id = u.id and o.is_accepted and not o.is_remove) as cnt_accepted,
      ${likedBy(readerId, "solution", sql`s.id`)} as is_like,
      (select coalesce(json_agg(${photoJson} order by sp.position, p.id), '[]')
       from solution_photo sp join photo p on p.id = sp.photo_id and not p.is_remove
       where sp.problem_id = s.problem_id and sp.solution_id = s.id) as photos
    from solution s left join users u on u.id = s.user_id and not u.is_remove
    where ${which}
    order by s.is_accepted desc, s.cnt_likes desc, s.id limit ${sql.lit(MAX_SOLUTIONS)}`.execute(db);
  return rows.map(presentSolution);
}

/** @throws ApiError 404 when there is none */
export async function readSolution(
  db: QueryExecutorProvider,
  sid: number,
  readerId: number,
): Promise<Schema<"Solution">> {
  const [solution] = await readSolutions(db, sql`s.id = ${sid} and not s.is_remove`, readerId);
  if (!solution) throw notFound();
  return solution;
}

function presentSolution(row: SolutionRow): Schema<"Solution"> {
  return {
    sid: row.sid,
    text: row.text,
    lang: row.lang,
    add_date: row.add_date,
    update_date: row.update_date,
    item_user: presentAuthor(row),
    cnt_accepted: row.cnt_accepted,
    items_photo: row.photos.map((photo) => presentPhoto(photo)),
    is_accepted: row.is_accepted,
    cnt_likes: row.cnt_likes,
    cnt_comments: row.cnt_comments,
    is_like: row.is_like,
  };
}
