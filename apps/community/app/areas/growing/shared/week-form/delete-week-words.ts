import { say } from "@grow/i18n";
import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { weekParts } from "../../../../shared/words/week-words.ts";

const TITLE = msg({
  id: "weekEditor.delete.title",
  message:
    "{kind, select, week {Delete week {number}?} harvest {Delete the harvest?} other {Delete this week?}}",
});
const WITH_PHOTOS = msg({
  id: "weekEditor.delete.photos",
  message: "This deletes its photos, readings and comments. Your other weeks aren't affected.",
});
const WITHOUT_PHOTOS = msg({
  id: "weekEditor.delete.text",
  message: "This deletes its readings and comments. Your other weeks aren't affected.",
});

/** The confirmation before a week is deleted. */
export function deleteWeekWords(i18n: I18n, week: string, photos: number): { title: string; text: string } {
  const { kind, number } = weekParts(week);
  return {
    title: say(i18n, TITLE, { kind, number }),
    text: i18n._(photos > 0 ? WITH_PHOTOS : WITHOUT_PHOTOS),
  };
}
