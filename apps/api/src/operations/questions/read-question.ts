import type { Schema } from "@grow/contract";
import { type Faza, weekNames } from "@grow/domain";
import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import { type AuthorColumns, presentAuthor } from "../../content/author.ts";
import { awardsOfThing, presentAwards, type WonAward } from "../../content/awards/won-awards.ts";
import { equipJson, weeksOrder } from "../../content/diary-cards/card-query.ts";
import type { EquipRef, WeekTriple } from "../../content/diary-cards/card-row.ts";
import { presentEquip } from "../../content/diary-cards/present-card.ts";
import { diaryLink } from "../../content/diary-link.ts";
import { followedBy } from "../../content/followed-by.ts";
import { likedBy } from "../../content/likes.ts";
import {
  photoJson,
  questionLink,
  readQuestionCards,
  symptomsJson,
} from "../../content/questions/question-cards.ts";
import { notFound } from "../../errors/api-error.ts";
import { type PhotoRow, presentPhoto } from "../../media/present-photo.ts";
import { isModerator, type Reader } from "../../rights/diary-access.ts";
import { readSolutions } from "./read-solutions.ts";

interface QuestionRow extends AuthorColumns {
  id: number;
  title: string;
  text: string;
  slug: string;
  lang: string;
  add_date: string;
  update_date: string;
  faza: Faza | null;
  diary_id: number | null;
  week_id: number | null;
  props: Schema<"WeekProps">;
  cnt_solutions: number;
  cnt_views: number;
  cnt_likes: number;
  cnt_comments: number;
  cnt_followers: number;
  is_setup: boolean;
  is_like: boolean;
  is_follow: boolean;
  is_solved: boolean;
  symptoms: Schema<"Symptom">[];
  photos: PhotoRow[];
  awards: WonAward[] | null;
  diary: DiaryContext | null;
}

/** The diary of a question, if the user may see it. */
interface DiaryContext {
  name: string;
  slug: string;
  is_harvest: boolean;
  type_soil: Schema<"TypeSoil">;
  equip: EquipRef[];
  weeks: WeekTriple[];
  author_id: number | null;
  author_name: string | null;
  author_avatar_key: string | null;
}

/** Seeds, mediums and lamps describe the plant; the rest of the equipment is in the diary. */
const SHOWN_EQUIP = sql`e.category in ('seed', 'medium', 'lamp_veg', 'lamp_flower')`;

/** Similar questions shown. */
const SIMILAR = 6;
/** Newest questions of each symptom that similar ones are chosen from. */
const SIMILAR_OF = 100;

/**
 * Reads a question with its answers, as this user may see it. Three queries.
 *
 * @throws ApiError 404 when there is none
 */
export async function readQuestion(
  db: QueryExecutorProvider,
  id: number,
  reader: Reader | null,
): Promise<Schema<"Problem">> {
  const readerId = reader?.id ?? null;
  const openDiary = isModerator(reader)
    ? sql`true`
    : sql`(d.is_visible or (d.visibility = 'unlisted' and not (d.is_ban or d.is_moderate or d.is_hidden or d.is_remove))
        or (d.user_id = ${readerId}::bigint and not d.is_remove))`;
  const [{ rows }, solutions, items_similar] = await Promise.all([
    questionQuery(id, openDiary, readerId).execute(db),
    readSolutions(db, sql`s.problem_id = ${id} and not s.is_remove`, readerId),
    readQuestionCards(db, similarTo(id)),
  ]);
  const [row] = rows;
  if (!row) throw notFound();
  return presentQuestion(row, solutions, items_similar);
}

function questionQuery(id: number, openDiary: RawBuilder<unknown>, readerId: number | null) {
  return sql<QuestionRow>`
    select q.id, q.title, q.text, q.slug, q.lang, q.add_date, q.update_date, q.faza, q.diary_id, q.week_id, q.props,
      q.cnt_solutions, q.cnt_views, q.cnt_likes, q.cnt_comments, q.cnt_followers, q.is_setup,
      q.is_solved,
      u.id as author_id, u.name as author_name, u.avatar_key as author_avatar_key,
      ${likedBy(readerId, "problem", sql`q.id`)} as is_like,
      ${followedBy(readerId, "problem", sql`q.id`)} as is_follow, ${symptomsJson} as symptoms,
      (select coalesce(json_agg(${photoJson} order by pp.position, p.id), '[]')
       from problem_photo pp join photo p on p.id = pp.photo_id and not p.is_remove
       where pp.problem_id = q.id) as photos,
      ${awardsOfThing("problem", sql`q.id`)} as awards,
      (select json_build_object(
         'name', d.name, 'slug', d.slug, 'is_harvest', d.is_harvest, 'type_soil', d.type_soil,
         'equip', ${equipJson(SHOWN_EQUIP)},
         'weeks', (select coalesce(json_agg(json_build_array(w.id, w.days, w.faza) order by ${weeksOrder}), '[]')
           from week w where w.diary_id = d.id and not w.is_remove),
         'author_id', a.id, 'author_name', a.name, 'author_avatar_key', a.avatar_key)
       from diary d left join users a on a.id = d.user_id and not a.is_remove
       where d.id = q.diary_id and ${openDiary}) as diary
    from problem q left join users u on u.id = q.user_id and not u.is_remove
    where q.id = ${id} and not q.is_remove`;
}

/** Questions with the same symptoms: solved ones first, then by the number of symptoms they share. */
function similarTo(id: number): RawBuilder<unknown> {
  const shared = sql`(
    select count(*) from problem_symptom o join problem_symptom own on own.type = o.type and own.id = o.id
    where o.problem_id = q.id and own.problem_id = ${id})`;
  return sql`q.is_visible and q.id <> ${id} and q.id in (
    select o.problem_id from problem_symptom own cross join lateral (
      select s.problem_id from problem_symptom s where s.type = own.type and s.id = own.id
      order by s.problem_id desc limit ${sql.lit(SIMILAR_OF)}) o
    where own.problem_id = ${id})
    order by q.is_solved desc, ${shared} desc, q.cnt_likes desc, q.id desc limit ${sql.lit(SIMILAR)}`;
}

function presentQuestion(
  row: QuestionRow,
  solutions: Schema<"Solution">[],
  items_similar: Schema<"ProblemCard">[],
): Schema<"Problem"> {
  const { diary, diary_id } = row;
  return {
    id: row.id,
    title: row.title,
    text: row.text,
    link: questionLink(row),
    lang: row.lang,
    add_date: row.add_date,
    update_date: row.update_date,
    item_user: presentAuthor(row),
    faza: row.faza,
    items_problem_symptom: row.symptoms,
    items_photo: row.photos.map((photo) => presentPhoto(photo)),
    diary_id: diary && diary_id,
    item_diary:
      diary && diary_id !== null
        ? {
            id: diary_id,
            name: diary.name,
            link: diaryLink({ id: diary_id, slug: diary.slug }),
            is_harvest: diary.is_harvest,
            item_user: presentAuthor(diary),
          }
        : null,
    item_week: diary && weekOf(diary, row.week_id),
    props: row.props,
    items_equip: diary && row.is_setup ? diary.equip.map(presentEquip) : [],
    type_soil: (row.is_setup && diary?.type_soil) || null,
    is_setup: row.is_setup,
    ...presentAwards(row.awards),
    solutions,
    items_similar,
    cnt_solutions: row.cnt_solutions,
    cnt_views: row.cnt_views,
    cnt_likes: row.cnt_likes,
    cnt_comments: row.cnt_comments,
    cnt_followers: row.cnt_followers,
    is_like: row.is_like,
    is_follow: row.is_follow,
    is_solved: row.is_solved,
  };
}

function weekOf({ weeks }: DiaryContext, weekId: number | null): Schema<"WeekShort"> | null {
  const place = weeks.findIndex(([id]) => id === weekId);
  const triple = weeks[place];
  if (!triple) return null;
  const names = weekNames(weeks.map(([id, days, faza]) => ({ id, days, faza })));
  const [id, days, faza] = triple;
  return { id, days, faza, name: names[place]?.key ?? "week" };
}
