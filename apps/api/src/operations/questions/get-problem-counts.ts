import type { Schema } from "@grow/contract";
import { type RawBuilder, sql } from "kysely";
import { defineOperation } from "../../http/define-operation.ts";
import { hasState, questionFilter } from "./question-filter.ts";

/** One query: the questions with the symptoms, once for all numbers. */
export const getProblemCounts = defineOperation("getProblemCounts", async ({ query, user, reads }) => {
  const { tags = [], is_solved, faza, lang } = query;
  const always = sql<boolean>`true`;
  const inState = is_solved === undefined ? always : hasState(is_solved);
  const inPhase = faza === undefined ? always : sql<boolean>`q.faza is not distinct from ${faza}`;
  const inLang = lang === undefined ? always : sql<boolean>`q.lang = ${lang}`;
  const { rows } = await sql<Schema<"ProblemCounts">>`
    with q as materialized (
      select q.id, q.is_solved, q.faza, q.lang from problem q where ${questionFilter({ tags }, user)}
    )
    select
      count(*) filter (where ${all(inState, inPhase, inLang)})::int as total,
      count(*) filter (where q.is_solved and ${all(inPhase, inLang)})::int as is_solved,
      count(*) filter (where not q.is_solved and ${all(inPhase, inLang)})::int as needs_answer,
      (select coalesce(json_agg(s order by s.cnt_problems desc, s.type, s.id), '[]') from (
        select s.type, s.id, count(*)::int as cnt_problems
        from q join problem_symptom s on s.problem_id = q.id
        where ${all(inState, inPhase, inLang)} group by s.type, s.id) s) as symptoms,
      (select coalesce(json_agg(f order by f.faza), '[]') from (
        select q.faza, count(*)::int as cnt_problems
        from q where q.faza is not null and ${all(inState, inLang)} group by q.faza) f) as phases,
      (select coalesce(json_agg(l order by l.cnt_problems desc, l.lang), '[]') from (
        select q.lang, count(*)::int as cnt_problems
        from q where ${all(inState, inPhase)} group by q.lang) l) as langs
    from q`.execute(reads);
  const [counts] = rows;
  if (!counts) throw new Error("A query without group has one row");
  return { status: 200, data: counts };
});

const all = (...conditions: readonly RawBuilder<boolean>[]) => sql.join(conditions, sql` and `);
