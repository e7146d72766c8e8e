import { defineOperation } from "../../http/define-operation.ts";
import { ApiError, forbidden } from "../../http/problem.ts";
import { findCredentials } from "../users/queries.ts";
import { readOwnUser } from "../users/read-own.ts";
import { passwordMatches } from "./passwords.ts";
import { startSession } from "./tokens.ts";

export const createSession = defineOperation("createSession", async ({ body, db }) => {
  const known = await findCredentials(db, body.login);
  const matches = await passwordMatches(known?.password_hash ?? null, body.password);
  if (known === null || !matches) throw new ApiError(401, [{ code: "wrong_credentials" }]);
  // Only who knows the password hears that the account is closed.
  if (known.is_ban) throw forbidden("account_banned");
  const session = await startSession(db, known.user_id);
  return { status: 201, data: { ...session, user: await readOwnUser(db, known.user_id) } };
});
