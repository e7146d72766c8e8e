import { good } from "../../errors/api-error.ts";
import { defineOperation } from "../../http/define-operation.ts";

/** Cancelling twice, or with nothing to cancel, changes nothing. */
export const keepUser = defineOperation("keepUser", async ({ user, transaction }) => {
  await transaction((tx) =>
    tx
      .updateTable("account")
      .set({ delete_date: null, delete_reason: null })
      .where("user_id", "=", user.id)
      .execute(),
  );
  return { status: 200, data: { id: user.id, date_end: null }, details: [good("saved")] };
});
