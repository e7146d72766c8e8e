import { defineOperation } from "../../../http/define-operation.ts";
import { SECTION_READERS } from "./sections.ts";

export const getUserSettingsSection = defineOperation(
  "getUserSettingsSection",
  async ({ params: { section }, user, reads, config: { oauth } }) => {
    const content = await SECTION_READERS[section]({ db: reads, userId: user.id, oauth });
    return { status: 200, data: { [section]: content } };
  },
);
