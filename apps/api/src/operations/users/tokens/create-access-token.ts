import { MAX_TOKENS, newAccessToken } from "../../../accounts/access-tokens.ts";
import { requireProof } from "../../../accounts/require-proof.ts";
import { invalid } from "../../../errors/api-error.ts";
import { claimantOf } from "../../../http/claimant.ts";
import { defineOperation } from "../../../http/define-operation.ts";

export const createAccessToken = defineOperation(
  "createAccessToken",
  async ({ body: { password, ...wanted }, user, db, transaction, request, jobs }) => {
    await requireProof(db, claimantOf({ user, request }), password);
    const data = await transaction(async (tx) => {
      const created = await newAccessToken(tx, user.id, wanted);
      if (created === null) throw invalid([{ code: "too_many", field: "name", params: { max: MAX_TOKENS } }]);
      await jobs.send("send-letter", { letter: "token_added", user_id: user.id, what: wanted.name }, tx);
      return created;
    });
    return { status: 200, data };
  },
);
