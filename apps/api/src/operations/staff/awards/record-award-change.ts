import type { Schema } from "@grow/contract";
import type { Tx } from "../../../db/database.ts";
import { recordEvent } from "../../../events/record-event.ts";
import { recordStaffChange } from "../desks/record-change.ts";
import type { StaffAward } from "./staff-award.ts";

interface AwardChange {
  readonly type: Schema<"StaffChange">["type"];
  readonly userId: number;
  readonly before: StaffAward | null;
  /** As before, for deleted ones. */
  readonly after: StaffAward;
}

/** Logs a change of awards, without counts. Where readers see or saw them, the pages of all years are purged, which link them. */
export async function recordAwardChange(tx: Tx, { type, userId, before, after }: AwardChange): Promise<void> {
  const { year } = after;
  await recordStaffChange(tx, {
    ...{ type, userId, contentType: "award", id: year },
    ...(type === "staff.delete" ? { name: after.items_text[0]?.title ?? "" } : {}),
    before: type === "staff.update" && before ? edited(before) : undefined,
    after: type === "staff.delete" ? undefined : edited(after),
  });
  if (after.is_public || before?.is_public)
    await recordEvent(tx, {
      ...{ type: "award.update", user_id: userId, content_type: "award", content_id: year },
    });
}

function edited(award: StaffAward): object {
  return {
    state: award.state,
    lang: award.lang,
    date_start: award.date_start,
    date_end: award.date_end,
    date_result: award.date_result,
    text: textsOf(award.items_text),
    nomination: Object.fromEntries(
      award.items_nomination.map(({ content_type, items_text }, index) => [
        index + 1,
        { content_type, ...textsOf(items_text) },
      ]),
    ),
  };
}

function textsOf<Text extends { readonly lang: string }>(texts: readonly Text[]): object {
  return Object.fromEntries(texts.map(({ lang, ...text }) => [lang, text]));
}
