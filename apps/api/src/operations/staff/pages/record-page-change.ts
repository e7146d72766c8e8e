import type { PageText } from "../../../content/pages/texts/page-text.ts";
import type { Tx } from "../../../db/database.ts";
import { recordEvent } from "../../../events/record-event.ts";
import { recordStaffChange } from "../desks/record-change.ts";
import { type PagePlace, type PageRow, presentStaffPage, readPageRow, type StaffPage } from "./staff-page.ts";

interface PageChange {
  readonly type: "staff.update" | "staff.delete";
  readonly before: PageRow;
  readonly userId: number;
}

/** Logs a change of a page with its words before and after, and purges its cached pages. */
export async function recordPageChange(
  tx: Tx,
  place: PagePlace,
  { type, before, userId }: PageChange,
): Promise<StaffPage> {
  const after = presentStaffPage(place, await readPageRow(tx, place));
  await recordStaffChange(tx, {
    ...{ type, userId, contentType: "page", id: before.id },
    before: wordsOf(presentStaffPage(place, before)),
    after: wordsOf(after),
  });
  await recordEvent(tx, {
    ...{ type: "page.update", user_id: userId, content_type: "page", content_id: before.id },
  });
  return after;
}

function wordsOf({ title, description, text }: StaffPage): PageText {
  return { title, description, text };
}
