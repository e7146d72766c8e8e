import type { RequestBody } from "@grow/contract";
import { sql } from "kysely";
import { revokeAccessTokens } from "../../accounts/access-tokens.ts";
import { cancelEmailChange } from "../../accounts/email-change.ts";
import { newPasswordProblem } from "../../accounts/new-password.ts";
import { hashPassword } from "../../accounts/passwords.ts";
import { readOwnUser } from "../../accounts/read-own-user.ts";
import { renameUser } from "../../accounts/rename-user.ts";
import { requireProof } from "../../accounts/require-proof.ts";
import { endSessions } from "../../accounts/tokens.ts";
import { findOwnUser } from "../../accounts/user-queries.ts";
import type { Db } from "../../db/database.ts";
import { good, invalid, notSignedIn } from "../../errors/api-error.ts";
import { claimantOf, sessionToken } from "../../http/claimant.ts";
import { defineOperation } from "../../http/define-operation.ts";
import type { Reader } from "../../http/reader.ts";
import { saveProfile } from "./save-profile.ts";

export const updateUser = defineOperation(
  "updateUser",
  async ({ body, user, db, transaction, request, jobs, now }) => {
    const { password, password_repeat, password_old, locale, name, socials, item_growing, ...profile } = body;
    if (password === undefined && password_repeat !== undefined)
      throw invalid([{ code: "required", field: "password" }]);
    if (password !== undefined) {
      checkRepeated(body);
      await requireProof(db, claimantOf({ user, request }), password_old, "password_old");
      await checkPassword(db, user, password, name);
    }
    const hash = password === undefined ? null : await hashPassword(password);
    const data = await transaction(async (tx) => {
      if (name !== undefined) await renameUser(tx, user.id, user.name, name);
      await saveProfile(tx, user.id, { ...profile, ...item_growing, ...socials }, now());
      if (locale !== undefined)
        await tx.updateTable("account").set({ locale }).where("user_id", "=", user.id).execute();
      if (hash !== null) {
        await tx
          .updateTable("account")
          .set({ password_hash: hash, password_date: sql<string>`now()` })
          .where("user_id", "=", user.id)
          .execute();
        await endSessions(tx, user.id, sessionToken(request));
        await revokeAccessTokens(tx, user.id);
        await cancelEmailChange(tx, user.id);
        await jobs.send("send-letter", { letter: "password_changed", user_id: user.id }, tx);
      }
      return await readOwnUser(tx, user.id);
    });
    return { status: 200, data, details: [good(hash === null ? "saved" : "password_changed")] };
  },
);

function checkRepeated({ password, password_repeat }: RequestBody<"updateUser">): void {
  if (password_repeat === undefined) throw invalid([{ code: "required", field: "password_repeat" }]);
  if (password !== password_repeat) throw invalid([{ code: "not_equal", field: "password_repeat" }]);
}

async function checkPassword(db: Db, user: Reader, password: string, newName: string | undefined) {
  const own = await findOwnUser(db, user.id);
  if (own === null) throw notSignedIn();
  const code = newPasswordProblem(password, {
    name: newName ?? user.name,
    ...(own.email === null ? {} : { email: own.email }),
  });
  if (code !== null) throw invalid([{ code, field: "password" }]);
}
