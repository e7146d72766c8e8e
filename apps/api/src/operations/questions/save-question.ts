import type { Schema } from "@grow/contract";
import { slug } from "@grow/domain";
import { symptomOf } from "@grow/domain/symptoms";
import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { invalid, type Problem } from "../../errors/api-error.ts";
import type { Reader } from "../../rights/diary-access.ts";
import { savePhotos } from "./save-photos.ts";

type Fields = Schema<"ProblemPatch">;

/**
 * Writes the fields given to a question, with symptoms and photos.
 *
 * @param askerId - whose diary it may be about
 * @throws ApiError 422 for a diary that is not the asker's, a week that is not in it, an unknown symptom or photo
 */
export async function saveQuestion(
  tx: Tx,
  id: number,
  fields: Fields,
  { askerId, reader }: { askerId: number | null; reader: Reader },
): Promise<void> {
  const { title, text, lang, faza, props, is_setup, items_problem_symptom, items_photo } = fields;
  const set: RawBuilder<unknown>[] = [];
  if (title !== undefined) set.push(sql`title = ${title.trim()}, slug = ${slug(title)}`);
  if (text !== undefined) set.push(sql`text = ${text.trim()}`);
  if (lang !== undefined) set.push(sql`lang = ${lang}`);
  if (faza !== undefined) set.push(sql`faza = ${faza}`);
  if (is_setup !== undefined) set.push(sql`is_setup = ${is_setup}`);
  if (props !== undefined) set.push(sql`props = ${JSON.stringify(taken(props))}::jsonb`);
  if (fields.diary_id !== undefined || fields.week_id !== undefined) {
    set.push(...(await placeOf(tx, id, fields, askerId)));
  }
  if (title !== undefined) {
    await sql`
      insert into problem_old_slug (problem_id, slug)
      select id, slug from problem where id = ${id} and slug not in ('', ${slug(title)})
      on conflict do nothing`.execute(tx);
  }
  set.push(sql`version = version + 1, update_date = now()`);
  await sql`update problem set ${sql.join(set)} where id = ${id}`.execute(tx);
  if (items_problem_symptom !== undefined) await saveSymptoms(tx, id, items_problem_symptom);
  if (items_photo !== undefined) await savePhotos(tx, { problemId: id, sid: null }, items_photo, reader);
}

/** Readings that were taken. */
function taken(props: Schema<"WeekProps">): Schema<"WeekProps"> {
  return Object.fromEntries(Object.entries(props).filter(([, value]) => value !== null && value !== ""));
}

interface Place {
  diary_id: number | null;
  week_id: number | null;
  faza: number | null;
}

/** Diary and week of the question; the phase follows the week unless it is given. */
async function placeOf(
  tx: Tx,
  id: number,
  fields: Fields,
  askerId: number | null,
): Promise<RawBuilder<unknown>[]> {
  const { rows } = await sql<Place>`select diary_id, week_id, faza from problem where id = ${id}`.execute(tx);
  const [before] = rows;
  const diaryId = fields.diary_id === undefined ? (before?.diary_id ?? null) : fields.diary_id;
  const isSameDiary = diaryId === before?.diary_id;
  const weekId =
    fields.week_id === undefined ? (isSameDiary ? (before?.week_id ?? null) : null) : fields.week_id;
  const { rows: found } = await sql<{ is_diary: boolean; week_faza: number | null }>`
    select exists (
        select from diary where id = ${diaryId}::bigint and user_id = ${askerId}::bigint and not is_remove) as is_diary,
      (select faza from week where diary_id = ${diaryId}::bigint and id = ${weekId}::bigint and not is_remove) as week_faza
  `.execute(tx);
  const [place] = found;
  if (diaryId !== null && !isSameDiary && !place?.is_diary) {
    throw invalid([{ code: "unknown_reference", field: "diary_id" }]);
  }
  if (weekId !== null && (place?.week_faza ?? null) === null) {
    throw invalid([{ code: "unknown_reference", field: "week_id" }]);
  }
  const columns = [sql`diary_id = ${diaryId}, week_id = ${weekId}`];
  if (weekId !== null && fields.faza === undefined) columns.push(sql`faza = ${place?.week_faza ?? null}`);
  return columns;
}

async function saveSymptoms(tx: Tx, id: number, symptoms: readonly Schema<"Symptom">[]): Promise<void> {
  const problems = symptoms.flatMap((symptom, place): Problem[] =>
    symptomOf(symptom) ? [] : [{ code: "unknown_reference", field: `items_problem_symptom.${place}.id` }],
  );
  if (problems.length > 0) throw invalid(problems);
  await sql`delete from problem_symptom where problem_id = ${id}`.execute(tx);
  if (symptoms.length === 0) return;
  const rows = symptoms.map((symptom, place) => sql`(${id}, ${symptom.type}, ${symptom.id}, ${place})`);
  await sql`insert into problem_symptom (problem_id, type, id, position) values ${sql.join(rows)}`.execute(
    tx,
  );
}
