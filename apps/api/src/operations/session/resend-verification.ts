import { defineOperation } from "../../http/define-operation.ts";
import { good, invalid } from "../../http/problem.ts";
import { NOBODY } from "../../jobs/send-letter.ts";
import { findCredentials } from "../users/queries.ts";

export const resendVerification = defineOperation(
  "resendVerification",
  async ({ body, user: reader, db, jobs }) => {
    if (body.email === undefined && reader === null) throw invalid([{ code: "required", field: "email" }]);
    const known = body.email === undefined ? null : await findCredentials(db, body.email);
    const user_id = known?.user_id ?? (body.email === undefined ? reader?.id : undefined) ?? NOBODY;
    // Whether the address is confirmed already is the job's to see: the answer must not tell.
    await jobs.send("send-letter", { letter: "confirm", user_id });
    return { status: 200, data: null, details: [good("sent")] };
  },
);
