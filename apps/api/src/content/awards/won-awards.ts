import type { Schema } from "@grow/contract";
import { type RawBuilder, sql } from "kysely";
import { awardLink, isResult } from "./open-awards.ts";

/** A nomination that was won, as {@link wonAwards} reads it. */
export type WonAward = Omit<Schema<"AwardWon">, "link">;

/** As many as a response of the contract has. */
const MOST = 100;

/**
 * SQL of JSON with the nominations that winners won, the newest first; null without one. The index of winners makes it cheap for a thing that
 * never won.
 *
 * @param where - a condition on candidate `c` of nomination `n`
 */
export function wonAwards(where: RawBuilder<unknown>): RawBuilder<WonAward[] | null> {
  return sql<WonAward[] | null>`(
    select json_agg(won.json order by won.year desc, won.position, won.id)
    from (
      select n.year, n.position, n.id, json_build_object('year', n.year, 'content_type', n.content_type, 'items_name', (
        select json_agg(json_build_object('lang', named.lang, 'name', named.name) order by named.is_original desc, named.lang)
        from (
          select a.lang, n.name, true as is_original
          union all select t.lang, t.name, false from award_nomination_text t
          where t.year = n.year and t.nomination_id = n.id and t.lang <> a.lang) named)) as json
      from award_candidate c
      join award_nomination n on n.year = c.year and n.id = c.nomination_id
      join award a on a.year = c.year and a.is_publish and ${isResult}
      where c.place = 1 and ${where}
      order by n.year desc, n.position, n.id limit ${sql.lit(MOST)}) won)`;
}

/** {@link wonAwards} of one thing. */
export function awardsOfThing(
  type: Schema<"AwardContentType">,
  id: RawBuilder<unknown>,
): RawBuilder<WonAward[] | null> {
  return wonAwards(sql`c.content_id = ${id} and n.content_type = ${sql.lit(type)}`);
}

/** What something won, for its page. */
export function presentWon(won: readonly WonAward[] | null): Schema<"AwardWon">[] {
  return (won ?? []).map((one) => ({ ...one, link: awardLink(one.year) }));
}

/** The member of a response that is left out for what won nothing. */
export function presentAwards(won: readonly WonAward[] | null): { items_award?: Schema<"AwardWon">[] } {
  return won === null ? {} : { items_award: presentWon(won) };
}
