import { sql } from "kysely";
import { revokeAccessTokens } from "../../accounts/access-tokens.ts";
import { cancelEmailChange } from "../../accounts/email-change.ts";
import { newPasswordProblem } from "../../accounts/new-password.ts";
import { ownAddress } from "../../accounts/own-address.ts";
import { hashPassword } from "../../accounts/passwords.ts";
import { readOwnUser } from "../../accounts/read-own-user.ts";
import { endSessions, readLinkToken, startSession, useLinkTokens } from "../../accounts/tokens.ts";
import { findUser } from "../../accounts/user-queries.ts";
import { good, invalid } from "../../errors/api-error.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { securityEvent } from "../../http/security-log.ts";
import { sessionOrigin } from "../../http/session-origin.ts";

export const resetPassword = defineOperation(
  "resetPassword",
  async ({ body, transaction, request, jobs, log }) => {
    if (body.password !== body.password_repeat)
      throw invalid([{ code: "not_equal", field: "password_repeat" }]);
    const hash = await hashPassword(body.password);
    const data = await transaction(async (tx) => {
      const link = await readLinkToken(tx, "reset", body.token);
      const user = link === null || link.is_used ? null : await findUser(tx, link.user_id, null);
      if (link === null || user === null) throw invalid([{ code: "token_invalid", field: "token" }]);
      if (link.is_expired) throw invalid([{ code: "token_expired", field: "token" }]);
      const code = newPasswordProblem(body.password, { name: user.name, email: link.email_key });
      if (code !== null) throw invalid([{ code, field: "password" }]);
      await useLinkTokens(tx, "reset", user.id);
      await endSessions(tx, user.id);
      await revokeAccessTokens(tx, user.id);
      await cancelEmailChange(tx, user.id);
      // The link proves access to the mailbox, like a confirmation.
      await tx
        .updateTable("account")
        .set({
          password_hash: hash,
          password_date: sql<string>`now()`,
          ...((await ownAddress(tx, user.id, link.email_key)) ? { is_email_confirmed: true } : {}),
        })
        .where("user_id", "=", user.id)
        .execute();
      await jobs.send("send-letter", { letter: "password_changed", user_id: user.id }, tx);
      const session = await startSession(tx, user.id, sessionOrigin(request, "link"));
      return { ...session, user: await readOwnUser(tx, user.id) };
    });
    securityEvent(log, "signed_in", { userId: data.user.id, address: request.ip });
    return { status: 200, data, details: [good("password_changed")] };
  },
);
