import { findCredentials } from "../../accounts/user-queries.ts";
import { good, invalid } from "../../errors/api-error.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { requestAccountEmail } from "./request-account-email.ts";

export const resendVerification = defineOperation(
  "resendVerification",
  async ({ body: { email, recaptcha }, user: reader, db, jobs, captcha }) => {
    if (email === undefined && reader === null) throw invalid([{ code: "required", field: "email" }]);
    const account =
      email === undefined ? (reader?.id ?? null) : ((await findCredentials(db, email))?.user_id ?? null);
    // Whether the address is the caller's own is no secret to them; for all others the proof comes first.
    if (reader === null || account !== reader.id) {
      const isProved = recaptcha !== undefined && (await captcha.accepts(db, recaptcha));
      if (!isProved)
        throw invalid([{ code: recaptcha === undefined ? "required" : "captcha", field: "recaptcha" }]);
    }
    // The job leaves out confirmed addresses.
    await requestAccountEmail(jobs, "confirm", async () => account);
    return { status: 200, data: null, details: [good("sent")] };
  },
);
