import { sql } from "kysely";
import { defineOperation } from "../../http/define-operation.ts";
import { isModerator } from "../../rights/diary-access.ts";
import { requireReadable } from "../../rights/require-readable.ts";
import { questionPage } from "./question-page.ts";

export const listDiaryProblems = defineOperation(
  "listDiaryProblems",
  async ({ params, query, user, reads }) => {
    const id = await requireReadable(reads, params.id, user);
    const shown = isModerator(user)
      ? sql`not q.is_remove`
      : sql`(q.is_visible or (q.user_id = ${user?.id ?? null}::bigint and not q.is_remove))`;
    const filter = sql`q.diary_id = ${id} and ${shown}`;
    return { status: 200, data: await questionPage(reads, filter, sql`q.add_date desc, q.id desc`, query) };
  },
);
