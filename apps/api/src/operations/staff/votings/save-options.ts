import type { RequestBody } from "@grow/contract";
import { sql } from "kysely";
import type { Tx } from "../../../db/database.ts";
import { splitTexts } from "../desks/child-texts.ts";

type Options = RequestBody<"saveStaffVoting">["items_option"];

/** Writes the options of a voting in their order. Those that stay keep their votes and the grower who proposed them. */
export async function saveOptions(tx: Tx, votingId: number, lang: string, options: Options): Promise<void> {
  const kept = options.flatMap(({ id }) => id ?? []);
  await sql`delete from voting_option where voting_id = ${votingId} and id <> all (${kept}::bigint[])`.execute(
    tx,
  );
  const { originals, translations } = splitTexts(options, lang);
  const given = sql`
    json_to_recordset(${JSON.stringify(originals)}::json) as given (id bigint, position int, text text, note text)`;
  await sql`
    update voting_option o set text = given.text, note = given.note, position = given.position
    from ${given} where o.voting_id = ${votingId} and o.id = given.id`.execute(tx);
  await sql`
    insert into voting_option (voting_id, text, note, position)
    select ${votingId}, given.text, given.note, given.position from ${given} where given.id is null order by given.position`.execute(
    tx,
  );
  await saveTranslations(tx, votingId, translations);
}

async function saveTranslations(tx: Tx, votingId: number, rows: readonly object[]): Promise<void> {
  await sql`delete from voting_option_text where voting_id = ${votingId}`.execute(tx);
  await sql`
    insert into voting_option_text (voting_id, option_id, lang, text, note)
    select o.voting_id, o.id, given.lang, given.text, given.note
    from json_to_recordset(${JSON.stringify(rows)}::json) as given (position int, lang text, text text, note text)
    join voting_option o on o.voting_id = ${votingId} and o.position = given.position`.execute(tx);
}
