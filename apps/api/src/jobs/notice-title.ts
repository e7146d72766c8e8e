import { type RawBuilder, sql } from "kysely";

/** The title of a question, of the question of an answer, or of a video; null for what has none of its own. */
export function noticeTitle(type: RawBuilder<unknown>, id: RawBuilder<unknown>): RawBuilder<string | null> {
  return sql<string | null>`
    case ${type}
      when 'problem' then (select t.title from problem t where t.id = ${id})
      when 'solution' then (select t.title from solution s join problem t on t.id = s.problem_id where s.id = ${id})
      when 'video' then (select t.title from video t where t.id = ${id}) end`;
}
