import { sql } from "kysely";
import { COPY_FILE } from "../../../accounts/personal-data/copy-file.ts";
import { readLinkToken } from "../../../accounts/tokens.ts";
import { findAccount } from "../../../accounts/user-queries.ts";
import type { Tx } from "../../../db/database.ts";
import { invalid, notFound } from "../../../errors/api-error.ts";
import { defineOperation } from "../../../http/define-operation.ts";

/** The link works for its user only, as often as they like for a week: a broken download can be repeated. */
export const downloadPersonalData = defineOperation(
  "downloadPersonalData",
  async ({ query: { k }, user, db, media, transaction }) => {
    await transaction((tx) => checkLink(tx, user.id, k));
    const { rows } = await sql<{ key: string }>`
      select key from personal_copy where user_id = ${user.id} and state = 'ready' and date_end > now()
      order by id desc limit 1`.execute(db);
    const file = rows[0] === undefined ? null : await media.store.open(`${rows[0].key}/${COPY_FILE}`);
    if (file === null) throw k === undefined ? notFound() : invalid([{ code: "token_expired", field: "k" }]);
    const content = await file.stream();
    return { status: 200, file: { type: "application/zip", name: "grow-data.zip", content } };
  },
);

/** An account without an address gets no link: being signed in is all it can prove. */
async function checkLink(tx: Tx, userId: number, key: string | undefined): Promise<void> {
  if (key === undefined) {
    const account = await findAccount(tx, userId);
    if (account?.email !== null) throw invalid([{ code: "required", field: "k" }]);
    return;
  }
  const link = await readLinkToken(tx, "access", key);
  if (link === null || link.user_id !== userId) throw invalid([{ code: "token_invalid", field: "k" }]);
  if (link.is_expired) throw invalid([{ code: "token_expired", field: "k" }]);
}
