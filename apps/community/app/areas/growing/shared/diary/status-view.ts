import type { Schema } from "@grow/contract";

type Diary = Schema<"Diary">;

/** Why a diary is not public. Shown to its author and moderators. */
export type DiaryStatus = "removed" | "banned" | "waiting" | "hidden" | "private" | "unlisted";

/** All states that limit who sees a diary. */
export function diaryStatus(diary: Diary): DiaryStatus[] {
  const states: [DiaryStatus, boolean][] = [
    ["removed", diary.is_remove],
    ["banned", diary.is_ban],
    ["waiting", diary.is_moderate && !diary.is_ban],
    ["hidden", diary.is_hidden],
    ["private", diary.visibility === "private"],
    ["unlisted", diary.visibility === "unlisted"],
  ];
  return states.filter(([, isSo]) => isSo).map(([state]) => state);
}
