import { findCredentials } from "../../accounts/user-queries.ts";
import { good, invalid } from "../../errors/api-error.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { requestAccountEmail } from "./request-account-email.ts";

export const forgotPassword = defineOperation("forgotPassword", async ({ body, db, captcha, jobs }) => {
  if (!(await captcha.accepts(db, body.recaptcha))) throw invalid([{ code: "captcha", field: "recaptcha" }]);
  await requestAccountEmail(jobs, "reset", async () => {
    const known = await findCredentials(db, body.email);
    return known === null || known.is_ban ? null : known.user_id;
  });
  return { status: 200, data: null, details: [good("sent")] };
});
