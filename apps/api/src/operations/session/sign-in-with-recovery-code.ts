import { addressKey } from "@grow/server-kit/address-key.ts";
import { readOwnUser } from "../../accounts/read-own-user.ts";
import { useRecoveryCode } from "../../accounts/recovery-codes.ts";
import { secondsToWait, signInFailed, signInSucceeded } from "../../accounts/sign-in-attempts.ts";
import { startSession } from "../../accounts/tokens.ts";
import { findCredentials } from "../../accounts/user-queries.ts";
import { ApiError, forbidden } from "../../errors/api-error.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { securityEvent } from "../../http/security-log.ts";

export const signInWithRecoveryCode = defineOperation(
  "signInWithRecoveryCode",
  async ({ body, db, transaction, request, jobs, log }) => {
    const login = body.login.trim().toLowerCase();
    const attempt = { login, network: addressKey(request.ip) };
    const retry_after = await secondsToWait(db, attempt);
    if (retry_after > 0) {
      throw new ApiError(429, [{ code: "rate_limited", params: { retry_after } }], {
        headers: { "retry-after": String(retry_after) },
      });
    }
    const known = await findCredentials(db, login);
    const data = await transaction(async (tx) => {
      if (known === null || !(await useRecoveryCode(tx, known.user_id, body.code))) return null;
      if (known.is_ban) throw forbidden("account_banned");
      await jobs.send("send-letter", { letter: "code_used", user_id: known.user_id }, tx);
      const session = await startSession(tx, known.user_id, {
        method: "recovery",
        userAgent: request.headers["user-agent"],
      });
      return { ...session, user: await readOwnUser(tx, known.user_id) };
    });
    if (data === null) {
      await signInFailed(db, attempt);
      securityEvent(log, "sign_in_failed", { userId: known?.user_id ?? null, address: request.ip });
      throw new ApiError(401, [{ code: "wrong_credentials" }]);
    }
    await signInSucceeded(db, attempt);
    securityEvent(log, "signed_in", { userId: data.user.id, address: request.ip });
    return { status: 201, data };
  },
);
