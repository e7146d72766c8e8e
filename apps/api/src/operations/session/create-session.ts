import { addressKey } from "@grow/server-kit/address-key.ts";
import { passwordMatches } from "../../accounts/passwords.ts";
import { readOwnUser } from "../../accounts/read-own-user.ts";
import { secondsToWait, signInFailed, signInSucceeded } from "../../accounts/sign-in-attempts.ts";
import { startSession } from "../../accounts/tokens.ts";
import { findCandidates } from "../../accounts/user-queries.ts";
import { ApiError, forbidden } from "../../errors/api-error.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { securityEvent } from "../../http/security-log.ts";

export const createSession = defineOperation("createSession", async ({ body, db, request, log }) => {
  const login = body.login.trim().toLowerCase();
  const attempt = { login, network: addressKey(request.ip) };
  const retry_after = await secondsToWait(db, attempt);
  if (retry_after > 0) {
    throw new ApiError(429, [{ code: "rate_limited", params: { retry_after } }], {
      headers: { "retry-after": String(retry_after) },
    });
  }
  const candidates = await findCandidates(db, login);
  // Compares two passwords even without accounts, so that the time does not reveal their number.
  const matches = await Promise.all(
    candidates.map((one) => passwordMatches(one?.password_hash ?? null, body.password)),
  );
  const known = candidates.find((_one, index) => matches[index]);
  if (!known) {
    await signInFailed(db, attempt);
    securityEvent(log, "sign_in_failed", { userId: candidates[0]?.user_id ?? null, address: request.ip });
    throw new ApiError(401, [{ code: "wrong_credentials" }]);
  }
  await signInSucceeded(db, attempt);
  // Only with the right password: the ban must not be revealed otherwise.
  if (known.is_ban) throw forbidden("account_banned");
  securityEvent(log, "signed_in", { userId: known.user_id, address: request.ip });
  const session = await startSession(db, known.user_id, {
    method: "password",
    userAgent: request.headers["user-agent"],
  });
  return { status: 201, data: { ...session, user: await readOwnUser(db, known.user_id) } };
});
