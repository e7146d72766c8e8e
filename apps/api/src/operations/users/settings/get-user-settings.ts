import type { Schema } from "@grow/contract";
import { presentPersonal } from "../../../accounts/present-user.ts";
import { findAccount } from "../../../accounts/user-queries.ts";
import { notSignedIn } from "../../../errors/api-error.ts";
import { defineOperation } from "../../../http/define-operation.ts";
import { readNotificationSettings } from "../notification-settings.ts";
import { SECTION_READERS } from "./sections.ts";

export const getUserSettings = defineOperation(
  "getUserSettings",
  async ({ user, reads, config: { oauth } }) => {
    const account = await findAccount(reads, user.id);
    if (account === null) throw notSignedIn();
    const sections: Record<string, unknown> = {};
    for (const [name, read] of Object.entries(SECTION_READERS)) {
      sections[name] = await read({ db: reads, userId: user.id, oauth });
    }
    const { notifications } = await readNotificationSettings(reads, user.id);
    const data = {
      ...sections,
      notifications,
      personal: presentPersonal(account),
    };
    return { status: 200, data: data as Schema<"UserSettings"> };
  },
);
