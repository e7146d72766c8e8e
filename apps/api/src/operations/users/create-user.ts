import type { RequestBody } from "@grow/contract";
import { sql } from "kysely";
import { addAccount } from "../../accounts/add-account.ts";
import { newPasswordProblem } from "../../accounts/new-password.ts";
import { hashPassword } from "../../accounts/passwords.ts";
import { readOwnUser } from "../../accounts/read-own-user.ts";
import { replaceRecoveryCodes } from "../../accounts/recovery-codes.ts";
import { isReservedName } from "../../accounts/reserved-names.ts";
import { tokenHash } from "../../accounts/token-hash.ts";
import { startSession } from "../../accounts/tokens.ts";
import type { Db } from "../../db/database.ts";
import { invalid, type Problem } from "../../errors/api-error.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { securityEvent } from "../../http/security-log.ts";
import { sessionOrigin } from "../../http/session-origin.ts";

type Form = RequestBody<"createUser">;

/** Seconds in which one address gets one email about signing up. */
const EMAIL_PERIOD = 300;

export const createUser = defineOperation(
  "createUser",
  async ({ body, db, transaction, captcha, jobs, locale, request, log, config }) => {
    if (!(await captcha.accepts(db, body.recaptcha)))
      throw invalid([{ code: "captcha", field: "recaptcha" }]);
    const { email = null } = body;
    if (email === null && !config.isEmailOptional) throw invalid([{ code: "required", field: "email" }]);
    const problems = [...(await nameProblems(db, body)), ...passwordProblems(body)];
    if (problems.length > 0) throw invalid(problems);
    const passwordHash = await hashPassword(body.password);
    const data = await transaction(async (tx) => {
      const userId = await addAccount(tx, {
        name: body.name,
        email,
        is_email_confirmed: false,
        password_hash: passwordHash,
        locale: body.locale ?? locale,
      });
      // Only the mailbox learns whether the address has an account; repeated sign-ups send it one email.
      if (email !== null) {
        const key = `confirm ${tokenHash(email.toLowerCase()).toString("hex")}`;
        const once = { key, seconds: EMAIL_PERIOD };
        await jobs.send("send-letter", { letter: "confirm", user_id: userId }, tx, once);
      }
      const session = await startSession(tx, userId, sessionOrigin(request, "password"));
      // Nothing else brings an account without an address back when its password is lost.
      const codes = email === null ? { codes: await replaceRecoveryCodes(tx, userId) } : {};
      return { ...session, user: await readOwnUser(tx, userId), ...codes };
    });
    securityEvent(log, "signed_in", { userId: data.user.id, address: request.ip });
    return { status: 201, data };
  },
);

async function nameProblems(db: Db, { name }: Form): Promise<Problem[]> {
  if (isReservedName(name)) return [{ code: "reserved_word", field: "name" }];
  const handle = name.toLowerCase();
  const { rows } = await sql<{ is_taken: boolean }>`
    select exists (select from user_handle where handle = ${handle})
      or exists (select from user_old_handle where handle = ${handle}) as is_taken`.execute(db);
  return rows[0]?.is_taken ? [{ code: "taken", field: "name" }] : [];
}

function passwordProblems({ name, email, password }: Form): Problem[] {
  const code = newPasswordProblem(password, { name, ...(email === undefined ? {} : { email }) });
  return code === null ? [] : [{ code, field: "password" }];
}
