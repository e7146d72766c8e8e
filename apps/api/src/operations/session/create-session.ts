import { passwordMatches } from "../../accounts/passwords.ts";
import { readOwnUser } from "../../accounts/read-own-user.ts";
import { admitSignIn, requireAdmission, signInFailed } from "../../accounts/sign-in-attempts.ts";
import { startSession } from "../../accounts/tokens.ts";
import { findCandidates } from "../../accounts/user-queries.ts";
import { ApiError, forbidden } from "../../errors/api-error.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { securityEvent } from "../../http/security-log.ts";
import { deviceToken, sessionOrigin } from "../../http/session-origin.ts";

export const createSession = defineOperation("createSession", async ({ body, db, request, log }) => {
  const login = body.login.trim().toLowerCase();
  const candidates = await findCandidates(db, login);
  const userIds = candidates.flatMap((one) => one?.user_id ?? []);
  const attempt = { login, userIds, device: deviceToken(request) };
  const admission = await admitSignIn(db, attempt);
  requireAdmission(admission);
  // Compares two passwords even without accounts, so that the time does not reveal their number.
  const matches = await Promise.all(
    candidates.map((one) => passwordMatches(one?.password_hash ?? null, body.password)),
  );
  const known = candidates.find(
    (one, index) => one && matches[index] && admission.waitFor(one.user_id) === 0,
  );
  if (!known) {
    await signInFailed(db, attempt, admission);
    securityEvent(log, "sign_in_failed", { userId: candidates[0]?.user_id ?? null, address: request.ip });
    throw new ApiError(401, [{ code: "wrong_credentials" }]);
  }
  // Only with the right password: the ban must not be revealed otherwise.
  if (known.is_ban) throw forbidden("account_banned");
  securityEvent(log, "signed_in", { userId: known.user_id, address: request.ip });
  const session = await startSession(db, known.user_id, sessionOrigin(request, "password"));
  return { status: 201, data: { ...session, user: await readOwnUser(db, known.user_id) } };
});
