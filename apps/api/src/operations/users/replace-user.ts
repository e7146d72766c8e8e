import { readOwnUser } from "../../accounts/read-own-user.ts";
import { renameUser } from "../../accounts/rename-user.ts";
import { good } from "../../errors/api-error.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { saveProfile } from "./save-profile.ts";

export const replaceUser = defineOperation("replaceUser", async ({ body, user, transaction, now }) => {
  const { name, about, lang, grow_since = null, item_growing, socials } = body;
  const data = await transaction(async (tx) => {
    await renameUser(tx, user.id, user.name, name);
    await saveProfile(tx, user.id, { about, lang, grow_since, ...item_growing, ...socials }, now());
    return await readOwnUser(tx, user.id);
  });
  return { status: 200, data, details: [good("saved")] };
});
