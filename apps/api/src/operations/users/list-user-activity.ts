import { sql } from "kysely";
import { findUser } from "../../accounts/user-queries.ts";
import { IN_ACTIVITY } from "../../content/feed/feed-types.ts";
import { type EventList, readLinePage } from "../../content/feed/line-page.ts";
import { notBlocked, OPEN_EVENT, STILL_SO } from "../../content/feed/open-events.ts";
import { textLang } from "../../content/text-lang.ts";
import { notFound } from "../../errors/api-error.ts";
import { defineOperation } from "../../http/define-operation.ts";

export const listUserActivity = defineOperation(
  "listUserActivity",
  async ({ params, query, user, reads, locale }) => {
    const grower = await findUser(reads, params.id, user?.id ?? null);
    if (grower === null) throw notFound();
    const events: EventList = (last) => sql`
    select e.id from event e
    where e.user_id = ${grower.id} and ${IN_ACTIVITY} and ${OPEN_EVENT} and ${STILL_SO} and ${notBlocked(user?.id ?? null)}
    order by e.id desc limit ${last}`;
    return { status: 200, data: await readLinePage(reads, events, query, user, textLang(locale)) };
  },
);
