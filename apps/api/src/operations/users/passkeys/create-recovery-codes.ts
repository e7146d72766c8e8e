import { replaceRecoveryCodes } from "../../../accounts/recovery-codes.ts";
import { requireProof } from "../../../accounts/require-proof.ts";
import { claimantOf } from "../../../http/claimant.ts";
import { defineOperation } from "../../../http/define-operation.ts";

export const createRecoveryCodes = defineOperation(
  "createRecoveryCodes",
  async ({ body, user, db, transaction, request, jobs }) => {
    await requireProof(db, claimantOf({ user, request }), body.password);
    const codes = await transaction(async (tx) => {
      await jobs.send("send-letter", { letter: "codes_changed", user_id: user.id }, tx);
      return await replaceRecoveryCodes(tx, user.id);
    });
    return { status: 200, data: { codes } };
  },
);
