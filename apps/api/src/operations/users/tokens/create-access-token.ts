import { MAX_TOKENS, newAccessToken } from "../../../accounts/access-tokens.ts";
import { requireProof } from "../../../accounts/require-proof.ts";
import { invalid } from "../../../errors/api-error.ts";
import { claimantOf } from "../../../http/claimant.ts";
import { defineOperation } from "../../../http/define-operation.ts";

export const createAccessToken = defineOperation(
  "createAccessToken",
  async ({ body: { password, ...wanted }, user, db, transaction, request }) => {
    await requireProof(db, claimantOf({ user, request }), password);
    const data = await transaction(async (tx) => await newAccessToken(tx, user.id, wanted));
    if (data === null) throw invalid([{ code: "too_many", field: "name", params: { max: MAX_TOKENS } }]);
    return { status: 200, data };
  },
);
