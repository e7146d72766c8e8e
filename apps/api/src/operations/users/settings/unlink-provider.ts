import { requireProof } from "../../../accounts/require-proof.ts";
import { requireSignInMethod } from "../../../accounts/sign-in-methods.ts";
import { good, notFound } from "../../../errors/api-error.ts";
import { claimantOf } from "../../../http/claimant.ts";
import { defineOperation } from "../../../http/define-operation.ts";
import { readSocials } from "./socials.ts";

export const unlinkProvider = defineOperation(
  "unlinkProvider",
  async ({ params: { provider }, body, user, db, transaction, config: { oauth }, request, jobs }) => {
    await requireProof(db, claimantOf({ user, request }), body.password);
    const socials = await transaction(async (tx) => {
      const { numDeletedRows } = await tx
        .deleteFrom("oauth_identity")
        .where("user_id", "=", user.id)
        .where("provider", "=", provider)
        .executeTakeFirst();
      if (numDeletedRows === 0n) throw notFound();
      await requireSignInMethod(tx, user.id, "provider");
      const name = oauth.find((one) => one.provider === provider)?.name ?? provider;
      await jobs.send("send-letter", { letter: "provider_removed", user_id: user.id, what: name }, tx);
      return await readSocials(tx, user.id, oauth);
    });
    return { status: 200, data: { socials }, details: [good("saved")] };
  },
);
