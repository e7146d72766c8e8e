import { defineOperation } from "../../http/define-operation.ts";
import { good, invalid } from "../../http/problem.ts";
import { NOBODY } from "../../jobs/send-letter.ts";
import { findCredentials } from "../users/queries.ts";

export const forgotPassword = defineOperation("forgotPassword", async ({ body, db, captcha, jobs }) => {
  if (!(await captcha.accepts(db, body.recaptcha))) throw invalid([{ code: "captcha", field: "recaptcha" }]);
  const known = await findCredentials(db, body.email);
  // The same work for an unknown address, so that neither answer nor time tells which ones are known.
  const user_id = known === null || known.is_ban ? NOBODY : known.user_id;
  await jobs.send("send-letter", { letter: "reset", user_id });
  return { status: 200, data: null, details: [good("sent")] };
});
