import { measuresFrom } from "@grow/domain";
import { sql } from "kysely";
import { addAccount } from "../../accounts/add-account.ts";
import { readOwnUser } from "../../accounts/read-own-user.ts";
import { replaceRecoveryCodes } from "../../accounts/recovery-codes.ts";
import { isReservedName } from "../../accounts/reserved-names.ts";
import { tokenHash } from "../../accounts/token-hash.ts";
import { startSession } from "../../accounts/tokens.ts";
import type { Tx } from "../../db/database.ts";
import { invalid } from "../../errors/api-error.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { securityEvent } from "../../http/security-log.ts";
import { sessionOrigin } from "../../http/session-origin.ts";

export const completeOAuth = defineOperation(
  "completeOAuth",
  async ({ body, transaction, jobs, locale, request, log, config }) => {
    const { name, email = null, measures } = body;
    if (email === null && !config.isEmailOptional) throw invalid([{ code: "required", field: "email" }]);
    if (isReservedName(name)) throw invalid([{ code: "reserved_word", field: "name" }]);
    const data = await transaction(async (tx) => {
      const ticket = await useTicket(tx, body.ticket);
      const isConfirmed =
        email !== null && ticket.is_email_confirmed && ticket.email?.toLowerCase() === email.toLowerCase();
      const userId = await addAccount(tx, {
        name,
        email,
        is_email_confirmed: isConfirmed,
        password_hash: null,
        locale: body.locale ?? locale,
      });
      const { rows } = await sql`
        insert into oauth_identity (provider, subject, user_id, account, use_date)
        values (${ticket.provider}, ${ticket.subject}, ${userId}, ${ticket.email ?? ticket.name}, now())
        on conflict do nothing returning 1`.execute(tx);
      if (rows.length === 0) throw invalid([{ code: "token_invalid", field: "ticket" }]);
      if (measures) {
        await tx
          .updateTable("account")
          .set({ measures: JSON.stringify({ ...measuresFrom({}), ...measures }) })
          .where("user_id", "=", userId)
          .execute();
      }
      if (email !== null && !isConfirmed)
        await jobs.send("send-letter", { letter: "confirm", user_id: userId }, tx);
      const session = await startSession(tx, userId, sessionOrigin(request, "provider"));
      const codes = email === null ? { codes: await replaceRecoveryCodes(tx, userId) } : {};
      return { ...session, user: await readOwnUser(tx, userId), ...codes };
    });
    securityEvent(log, "signed_in", { userId: data.user.id, address: request.ip });
    return { status: 201, data };
  },
);

interface TicketRow {
  provider: string;
  subject: string;
  email: string | null;
  is_email_confirmed: boolean;
  name: string | null;
  is_used: boolean;
  is_expired: boolean;
}

/** A refused name leaves the ticket as it was: the transaction is undone. */
async function useTicket(tx: Tx, ticket: string): Promise<TicketRow> {
  const { rows } = await sql<TicketRow>`
    select provider, subject, email, is_email_confirmed, name, use_date is not null as is_used,
      date_end <= now() as is_expired
    from oauth_ticket where ticket_hash = ${tokenHash(ticket)} for update`.execute(tx);
  const [row] = rows;
  if (row === undefined || row.is_used) throw invalid([{ code: "token_invalid", field: "ticket" }]);
  if (row.is_expired) throw invalid([{ code: "token_expired", field: "ticket" }]);
  await sql`update oauth_ticket set use_date = now() where ticket_hash = ${tokenHash(ticket)}`.execute(tx);
  return row;
}
