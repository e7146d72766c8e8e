import type { RequestBody } from "@grow/contract";
import { sql } from "kysely";
import type { Tx } from "../../../db/database.ts";
import { splitTexts } from "../desks/child-texts.ts";

type Nominations = RequestBody<"saveStaffAward">["items_nomination"];

/** Writes the nominations of awards in their order. Those that stay keep their candidates and votes. */
export async function saveNominations(
  tx: Tx,
  year: number,
  lang: string,
  nominations: Nominations,
): Promise<void> {
  const kept = nominations.flatMap(({ id }) => id ?? []);
  await sql`delete from award_nomination where year = ${year} and id <> all (${kept}::bigint[])`.execute(tx);
  const { originals, translations } = splitTexts(nominations, lang);
  const rows = originals.map((row, index) => ({ ...row, content_type: nominations[index]?.content_type }));
  const given = sql`json_to_recordset(${JSON.stringify(rows)}::json)
    as given (id bigint, content_type text, position int, name text, text text)`;
  await sql`
    update award_nomination n
    set name = given.name, text = given.text, content_type = given.content_type, position = given.position
    from ${given} where n.year = ${year} and n.id = given.id`.execute(tx);
  await sql`
    insert into award_nomination (year, name, text, content_type, position)
    select ${year}::smallint, given.name, given.text, given.content_type, given.position
    from ${given} where given.id is null order by given.position`.execute(tx);
  await saveTranslations(tx, year, translations);
}

async function saveTranslations(tx: Tx, year: number, rows: readonly object[]): Promise<void> {
  await sql`delete from award_nomination_text where year = ${year}`.execute(tx);
  await sql`
    insert into award_nomination_text (year, nomination_id, lang, name, text)
    select n.year, n.id, given.lang, given.name, given.text
    from json_to_recordset(${JSON.stringify(rows)}::json) as given (position int, lang text, name text, text text)
    join award_nomination n on n.year = ${year} and n.position = given.position`.execute(tx);
}
