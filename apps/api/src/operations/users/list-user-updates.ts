import { followedEvents } from "../../content/feed/followed-events.ts";
import { readLinePage } from "../../content/feed/line-page.ts";
import { textLang } from "../../content/text-lang.ts";
import { defineOperation } from "../../http/define-operation.ts";

export const listUserUpdates = defineOperation("listUserUpdates", async ({ query, user, reads, locale }) => ({
  status: 200,
  data: await readLinePage(reads, followedEvents(user.id), query, user, textLang(locale)),
}));
