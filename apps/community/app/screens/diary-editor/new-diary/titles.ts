import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";

export function newDiaryTitles(i18n: I18n): { title: string; description: string } {
  return {
    title: i18n._(msg({ id: "diaryEditor.new.title", message: "Start a diary" })),
    description: i18n._(
      msg({
        id: "diaryEditor.new.description",
        message: "Name it, say where and in what it grows, and write the first week.",
      }),
    ),
  };
}
