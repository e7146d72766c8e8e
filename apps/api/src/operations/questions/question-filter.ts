import type { ReadQuery } from "@grow/contract";
import { symptomBySlug } from "@grow/domain/symptoms";
import { type RawBuilder, sql } from "kysely";
import { notFound } from "../../errors/api-error.ts";
import { isModerator, type Reader } from "../../rights/diary-access.ts";

type Filters = Omit<ReadQuery<"listProblems">, "sort" | "start" | "limit" | "first_lang">;

/** Conditions over question `q`. Closed questions are listed only under their author's own name, for them and moderators. */
export function questionFilter(query: Filters, reader: Reader | null): RawBuilder<unknown> {
  const { user_id, tags = [], category, is_solved, faza, lang } = query;
  const isOwnList = user_id !== undefined && (reader?.id === user_id || isModerator(reader));
  const conditions = [isOwnList ? sql`not q.is_remove` : sql`q.is_visible`];
  if (user_id !== undefined) conditions.push(sql`q.user_id = ${user_id} and not q.is_remove`);
  for (const tag of tags) conditions.push(withSymptom(tag));
  if (category !== undefined) {
    conditions.push(
      sql`exists (select from problem_symptom s where s.problem_id = q.id and s.type = ${category})`,
    );
  }
  if (is_solved !== undefined) conditions.push(hasState(is_solved));
  if (faza !== undefined) conditions.push(sql`q.faza = ${faza}`);
  if (lang !== undefined) conditions.push(sql`q.lang = ${lang}`);
  const words = query.query?.trim() ?? "";
  if (words !== "") {
    conditions.push(
      sql`to_tsvector('simple', q.title || ' ' || q.text) @@ websearch_to_tsquery('simple', ${words})`,
    );
  }
  return sql.join(conditions, sql` and `);
}

/** Whether a question has an accepted answer, or none yet. */
export function hasState(isSolved: boolean): RawBuilder<boolean> {
  return isSolved ? sql`q.is_solved` : sql`not q.is_solved`;
}

function withSymptom(slug: string): RawBuilder<unknown> {
  const symptom = symptomBySlug(slug);
  if (!symptom) throw notFound();
  return sql`q.id in (
    select s.problem_id from problem_symptom s where s.type = ${symptom.type} and s.id = ${symptom.id})`;
}
