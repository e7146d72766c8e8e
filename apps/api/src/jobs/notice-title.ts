import { type RawBuilder, sql } from "kysely";

/** The name of a brand, product or strain, the title of a question, of an answer's question, of an article, a giveaway or a video, or the reviewed product; null for others. */
export function noticeTitle(type: RawBuilder<unknown>, id: RawBuilder<unknown>): RawBuilder<string | null> {
  return sql<string | null>`
    case ${type}
      when 'brand' then (select t.name from brand t where t.id = ${id})
      when 'problem' then (select t.title from problem t where t.id = ${id})
      when 'solution' then (select t.title from solution s join problem t on t.id = s.problem_id where s.id = ${id})
      when 'giveaway' then (select t.title from giveaway t where t.id = ${id})
      when 'blog' then (select t.title from post t where t.id = ${id})
      when 'product' then (select t.name from product t where t.id = ${id})
      when 'strain' then (select t.name from strain t where t.id = ${id})
      when 'video' then (select t.title from video t where t.id = ${id})
      when 'review' then (select p.name from review t join product p on p.id = t.product_id where t.id = ${id}) end`;
}
