import { good, notFound } from "../../../errors/api-error.ts";
import { defineOperation } from "../../../http/define-operation.ts";
import { readPasskeys } from "./passkeys.ts";

export const renamePasskey = defineOperation(
  "renamePasskey",
  async ({ params: { passkey }, body: { name }, user, transaction }) => {
    const data = await transaction(async (tx) => {
      const { numUpdatedRows } = await tx
        .updateTable("passkey")
        .set({ name })
        .where("user_id", "=", user.id)
        .where("id", "=", passkey)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw notFound();
      return await readPasskeys(tx, user.id);
    });
    return { status: 200, data, details: [good("saved")] };
  },
);
