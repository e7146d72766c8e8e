import { good } from "../../../errors/api-error.ts";
import { defineOperation } from "../../../http/define-operation.ts";
import { readPersonalSection } from "./personal.ts";

export const deletePersonalSettings = defineOperation(
  "deletePersonalSettings",
  async ({ user, transaction }) => {
    const data = await transaction(async (tx) => {
      await tx
        .updateTable("account")
        .set({ first_name: "", last_name: "", country: null, birthday: null })
        .where("user_id", "=", user.id)
        .execute();
      return await readPersonalSection(tx, user.id);
    });
    return { status: 200, data, details: [good("saved")] };
  },
);
