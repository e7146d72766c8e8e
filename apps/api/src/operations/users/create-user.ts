import type { RequestBody } from "@grow/contract";
import { sql } from "kysely";
import { addAccount } from "../../accounts/add-account.ts";
import { newPasswordProblem } from "../../accounts/new-password.ts";
import { hashPassword } from "../../accounts/passwords.ts";
import { readOwnUser } from "../../accounts/read-own-user.ts";
import { isReservedName } from "../../accounts/reserved-names.ts";
import { startSession } from "../../accounts/tokens.ts";
import type { Db } from "../../db/database.ts";
import { invalid, type Problem } from "../../errors/api-error.ts";
import { defineOperation } from "../../http/define-operation.ts";

type Form = RequestBody<"createUser">;

export const createUser = defineOperation(
  "createUser",
  async ({ body, db, transaction, captcha, jobs, locale, request }) => {
    if (!(await captcha.accepts(db, body.recaptcha)))
      throw invalid([{ code: "captcha", field: "recaptcha" }]);
    const problems = [...nameProblems(body), ...passwordProblems(body), ...(await takenFields(db, body))];
    if (problems.length > 0) throw invalid(problems);
    const passwordHash = await hashPassword(body.password);
    const data = await transaction(async (tx) => {
      const userId = await addAccount(tx, {
        name: body.name,
        email: body.email,
        is_email_confirmed: false,
        password_hash: passwordHash,
        locale: body.locale ?? locale,
      });
      await jobs.send("send-letter", { letter: "confirm", user_id: userId }, tx);
      const session = await startSession(tx, userId, {
        method: "password",
        userAgent: request.headers["user-agent"],
      });
      return { ...session, user: await readOwnUser(tx, userId) };
    });
    return { status: 201, data };
  },
);

function nameProblems({ name }: Form): Problem[] {
  return isReservedName(name) ? [{ code: "reserved_word", field: "name" }] : [];
}

function passwordProblems({ name, email, password }: Form): Problem[] {
  const code = newPasswordProblem(password, { name, email });
  return code === null ? [] : [{ code, field: "password" }];
}

async function takenFields(db: Db, { name, email }: Form): Promise<Problem[]> {
  const { rows } = await sql<{ has_name: boolean; has_email: boolean }>`
    select exists (select from user_handle where handle = ${name.toLowerCase()})
        or exists (select from user_old_handle where handle = ${name.toLowerCase()}) as has_name,
      exists (select from user_email where email_key = ${email.toLowerCase()}) as has_email`.execute(db);
  return [
    ...(rows[0]?.has_name ? [{ code: "taken", field: "name" } as const] : []),
    ...(rows[0]?.has_email ? [{ code: "taken", field: "email" } as const] : []),
  ];
}
