import type { RequestBody } from "@grow/contract";
import { passwordProblem } from "@grow/domain";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { invalid, type Problem } from "../../http/problem.ts";
import { hashPassword } from "../session/passwords.ts";
import { startSession } from "../session/tokens.ts";
import { readOwnUser } from "./read-own.ts";
import { isReservedName } from "./reserved-names.ts";

type Form = RequestBody<"createUser">;

export const createUser = defineOperation(
  "createUser",
  async ({ body, db, transaction, captcha, jobs, locale }) => {
    if (!(await captcha.accepts(db, body.recaptcha)))
      throw invalid([{ code: "captcha", field: "recaptcha" }]);
    const problems = [...nameProblems(body), ...passwordProblems(body), ...(await takenFields(db, body))];
    if (problems.length > 0) throw invalid(problems);
    const passwordHash = await hashPassword(body.password);
    const data = await transaction(async (tx) => {
      const userId = await addUser(tx, body, passwordHash, body.locale ?? locale);
      await jobs.send("send-letter", { letter: "confirm", user_id: userId }, tx);
      const session = await startSession(tx, userId);
      return { ...session, user: await readOwnUser(tx, userId) };
    });
    return { status: 201, data };
  },
);

function nameProblems({ name }: Form): Problem[] {
  return isReservedName(name) ? [{ code: "reserved_word", field: "name" }] : [];
}

function passwordProblems({ name, email, password }: Form): Problem[] {
  const code = passwordProblem(password, { name, email });
  return code === null ? [] : [{ code, field: "password" }];
}

async function takenFields(db: Db, { name, email }: Form): Promise<Problem[]> {
  const { rows } = await sql<{ has_name: boolean; has_email: boolean }>`
    select exists (select from user_handle where handle = ${name.toLowerCase()}) as has_name,
      exists (select from user_email where email_key = ${email.toLowerCase()}) as has_email`.execute(db);
  return [
    ...(rows[0]?.has_name ? [{ code: "taken", field: "name" } as const] : []),
    ...(rows[0]?.has_email ? [{ code: "taken", field: "email" } as const] : []),
  ];
}

async function addUser(
  tx: Tx,
  form: Form,
  passwordHash: string,
  locale: NonNullable<Form["locale"]>,
): Promise<number> {
  const { name, email } = form;
  const { id } = await tx.insertInto("users").values({ name }).returning("id").executeTakeFirstOrThrow();
  // Two who ask for the same name at once both passed the check above; here only one does.
  const handle = await tx
    .insertInto("user_handle")
    .values({ handle: name.toLowerCase(), user_id: id })
    .onConflict((conflict) => conflict.column("handle").doNothing())
    .executeTakeFirst();
  if (handle.numInsertedOrUpdatedRows === 0n) throw invalid([{ code: "taken", field: "name" }]);
  await tx
    .insertInto("account")
    .values({ user_id: id, email, password_hash: passwordHash, locale })
    .execute();
  const address = await tx
    .insertInto("user_email")
    .values({ email_key: email.toLowerCase(), user_id: id })
    .onConflict((conflict) => conflict.column("email_key").doNothing())
    .executeTakeFirst();
  if (address.numInsertedOrUpdatedRows === 0n) throw invalid([{ code: "taken", field: "email" }]);
  await tx
    .insertInto("event")
    .values({ type: "user.create", user_id: id, content_type: "user", content_id: id })
    .execute();
  return id;
}
