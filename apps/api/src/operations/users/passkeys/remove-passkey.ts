import { requireProof } from "../../../accounts/require-proof.ts";
import { requireSignInMethod } from "../../../accounts/sign-in-methods.ts";
import { good, notFound } from "../../../errors/api-error.ts";
import { claimantOf } from "../../../http/claimant.ts";
import { defineOperation } from "../../../http/define-operation.ts";
import { readPasskeys } from "./passkeys.ts";

export const removePasskey = defineOperation(
  "removePasskey",
  async ({ params: { passkey }, body, user, db, transaction, request, jobs }) => {
    await requireProof(db, claimantOf({ user, request }), body.password);
    const data = await transaction(async (tx) => {
      const removed = await tx
        .deleteFrom("passkey")
        .where("user_id", "=", user.id)
        .where("id", "=", passkey)
        .returning("name")
        .executeTakeFirst();
      if (removed === undefined) throw notFound();
      await requireSignInMethod(tx, user.id, "passkey");
      await jobs.send("send-letter", { letter: "passkey_removed", user_id: user.id, what: removed.name }, tx);
      return await readPasskeys(tx, user.id);
    });
    return { status: 200, data, details: [good("saved")] };
  },
);
