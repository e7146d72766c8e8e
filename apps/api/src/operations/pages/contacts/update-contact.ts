import { sql } from "kysely";
import type { Tx } from "../../../db/database.ts";
import { good, invalid, notFound, stale } from "../../../errors/api-error.ts";
import { defineOperation } from "../../../http/define-operation.ts";
import { readContacts } from "./read-contacts.ts";

export const updateContact = defineOperation(
  "updateContact",
  async ({ params, body, user, jobs, transaction }) => {
    const { text, state, cnt_replies } = body;
    if (text === undefined && state === undefined) throw invalid([{ code: "required", field: "text" }]);
    if (text !== undefined && state !== undefined) throw invalid([{ code: "not_allowed", field: "state" }]);
    const data = await transaction(async (tx) => {
      await sql`select from contact where id = ${params.id} for update`.execute(tx);
      const before = await readContact(tx, params.id);
      // A second press, or another administrator, would answer the same letter twice.
      if (before.cnt_replies !== cnt_replies) throw stale(before);
      if (text === undefined) {
        await sql`update contact set state = ${state} where id = ${params.id}`.execute(tx);
      } else {
        const { rows } = await sql<{ id: number }>`
          insert into contact_reply (contact_id, moderator_id, text) values (${params.id}, ${user.id}, ${text.trim()})
          returning id`.execute(tx);
        await sql`
          update contact set state = 'answered', cnt_replies = cnt_replies + 1 where id = ${params.id}`.execute(
          tx,
        );
        await jobs.send("answer-contact", { contact_id: params.id, reply_id: rows[0]?.id ?? 0 }, tx);
      }
      return await readContact(tx, params.id);
    });
    return { status: 200, data, ...(text === undefined ? {} : { details: [good("sent")] }) };
  },
);

async function readContact(tx: Tx, id: number) {
  const [contact] = await readContacts(tx, sql`c.id = ${id}`);
  if (!contact) throw notFound();
  return contact;
}
