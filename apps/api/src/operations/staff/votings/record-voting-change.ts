import type { Tx } from "../../../db/database.ts";
import { recordEvent } from "../../../events/record-event.ts";
import { recordStaffChange } from "../desks/record-change.ts";
import type { StaffVoting } from "./staff-voting.ts";

interface VotingChange {
  readonly type: "staff.create" | "staff.update" | "staff.delete" | "staff.restore";
  readonly userId: number;
  readonly before: StaffVoting | null;
  readonly after: StaffVoting;
}

/** Logs a change of a voting, without counts. Where readers see or saw it, its page, the list of votings and posts with it are purged. */
export async function recordVotingChange(
  tx: Tx,
  { type, userId, before, after }: VotingChange,
): Promise<void> {
  await recordStaffChange(tx, {
    ...{ type, userId, contentType: "voting", id: after.id },
    before: type === "staff.update" && before ? edited(before) : undefined,
    after: type === "staff.update" || type === "staff.create" ? edited(after) : undefined,
  });
  if (after.is_public || before?.is_public)
    await recordEvent(tx, {
      ...{ type: "voting.update", user_id: userId, content_type: "voting", content_id: after.id },
    });
}

function edited(voting: StaffVoting): object {
  const textsOf = <Text extends { readonly lang: string }>(texts: readonly Text[]) =>
    Object.fromEntries(texts.map(({ lang, ...text }) => [lang, text]));
  return {
    state: voting.state,
    lang: voting.lang,
    results: voting.results,
    date_start: voting.date_start,
    date_end: voting.date_end,
    post: voting.item_post?.title,
    cover: voting.item_cover?.id,
    text: textsOf(voting.items_text),
    option: Object.fromEntries(
      voting.items_option.map(({ items_text }, index) => [index + 1, textsOf(items_text)]),
    ),
  };
}
