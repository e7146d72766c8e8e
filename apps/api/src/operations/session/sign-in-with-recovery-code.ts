import { readOwnUser } from "../../accounts/read-own-user.ts";
import { useRecoveryCode } from "../../accounts/recovery-codes.ts";
import { admitSignIn, requireAdmission, signInFailed } from "../../accounts/sign-in-attempts.ts";
import { startSession } from "../../accounts/tokens.ts";
import { findCredentials } from "../../accounts/user-queries.ts";
import { ApiError, forbidden } from "../../errors/api-error.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { securityEvent } from "../../http/security-log.ts";
import { deviceToken, sessionOrigin } from "../../http/session-origin.ts";

export const signInWithRecoveryCode = defineOperation(
  "signInWithRecoveryCode",
  async ({ body, db, transaction, request, jobs, log }) => {
    const login = body.login.trim().toLowerCase();
    const known = await findCredentials(db, login);
    const attempt = { login, userIds: known === null ? [] : [known.user_id], device: deviceToken(request) };
    const admission = await admitSignIn(db, attempt);
    requireAdmission(admission);
    const data = await transaction(async (tx) => {
      if (known === null || admission.waitFor(known.user_id) > 0) return null;
      if (!(await useRecoveryCode(tx, known.user_id, body.code))) return null;
      if (known.is_ban) throw forbidden("account_banned");
      await jobs.send("send-letter", { letter: "code_used", user_id: known.user_id }, tx);
      const session = await startSession(tx, known.user_id, sessionOrigin(request, "recovery"));
      return { ...session, user: await readOwnUser(tx, known.user_id) };
    });
    if (data === null) {
      await signInFailed(db, attempt, admission);
      securityEvent(log, "sign_in_failed", { userId: known?.user_id ?? null, address: request.ip });
      throw new ApiError(401, [{ code: "wrong_credentials" }]);
    }
    securityEvent(log, "signed_in", { userId: data.user.id, address: request.ip });
    return { status: 201, data };
  },
);
