import type { Schema } from "@grow/contract";
import type { Faza } from "@grow/domain";
import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import { instant, jsonRow } from "../../db/json-row.ts";
import { type PhotoRow, presentPhoto } from "../../media/present-photo.ts";
import { type AuthorColumns, presentAuthor } from "../author.ts";

/** Symptoms of question `q` as JSON, in the author's order. */
export const symptomsJson = sql<Schema<"Symptom">[]>`(
  select coalesce(json_agg(json_build_object('type', s.type, 'id', s.id) order by s.position, s.type, s.id), '[]')
  from problem_symptom s where s.problem_id = q.id)`;

/** JSON of a {@link PhotoRow}, of the photo joined as `p`. */
export const photoJson = sql`json_build_object(
  'id', p.id, 'key', p.key, 'width', p.width, 'height', p.height, 'color', p.color, 'alt', p.alt)`;

interface QuestionCardRow extends AuthorColumns {
  id: number;
  title: string;
  slug: string;
  lang: string;
  add_date: string;
  faza: Faza | null;
  days: number | null;
  symptoms: Schema<"Symptom">[];
  photo: PhotoRow | null;
  cnt_solutions: number;
  cnt_views: number;
  cnt_likes: number;
  is_solved: boolean;
}

/** `/grow-questions/40-leaf-edges-curl-up`. */
export function questionLink({ id, slug }: { id: number; slug: string }): string {
  return slug === "" ? `/grow-questions/${id}` : `/grow-questions/${id}-${slug}`;
}

const questionRow = jsonRow<QuestionCardRow>({
  id: sql`q.id`,
  title: sql`q.title`,
  slug: sql`q.slug`,
  lang: sql`q.lang`,
  add_date: instant(sql`q.add_date`),
  faza: sql`q.faza`,
  days: sql`w.days`,
  cnt_solutions: sql`q.cnt_solutions`,
  cnt_views: sql`q.cnt_views`,
  cnt_likes: sql`q.cnt_likes`,
  is_solved: sql`q.is_solved`,
  author_id: sql`u.id`,
  author_name: sql`u.name`,
  author_avatar_key: sql`u.avatar_key`,
  symptoms: symptomsJson,
  photo: sql`(select ${photoJson} from problem_photo pp join photo p on p.id = pp.photo_id and not p.is_remove
    where pp.problem_id = q.id order by pp.position, p.id limit 1)`,
});

/**
 * A query of cards as `card`, for {@link questionCard}.
 *
 * @param rest - what follows `where`, on question `q`, including the order
 */
export function questionCardQuery(rest: RawBuilder<unknown>): RawBuilder<{ card: unknown[] }> {
  return sql<{ card: unknown[] }>`
    select ${questionRow.values} as card
    from problem q
    left join users u on u.id = q.user_id and not u.is_remove
    left join week w on w.diary_id = q.diary_id and w.id = q.week_id
    where ${rest}`;
}

/** The card of a row of {@link questionCardQuery}. */
export function questionCard(card: readonly unknown[]): Schema<"ProblemCard"> {
  return presentQuestionCard(questionRow.read(card));
}

/** Cards of questions; see {@link questionCardQuery}. One query. */
export async function readQuestionCards(
  db: QueryExecutorProvider,
  rest: RawBuilder<unknown>,
): Promise<Schema<"ProblemCard">[]> {
  const { rows } = await questionCardQuery(rest).execute(db);
  return rows.map(({ card }) => questionCard(card));
}

function presentQuestionCard(row: QuestionCardRow): Schema<"ProblemCard"> {
  return {
    id: row.id,
    title: row.title,
    link: questionLink(row),
    lang: row.lang,
    add_date: row.add_date,
    item_user: presentAuthor(row),
    faza: row.faza,
    days: row.days,
    items_problem_symptom: row.symptoms,
    item_photo: row.photo && presentPhoto(row.photo),
    cnt_solutions: row.cnt_solutions,
    cnt_views: row.cnt_views,
    cnt_likes: row.cnt_likes,
    is_solved: row.is_solved,
  };
}
