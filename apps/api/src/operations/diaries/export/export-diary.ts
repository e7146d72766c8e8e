import { presentExport } from "../../../content/diary-export/present-export.ts";
import { defineOperation } from "../../../http/define-operation.ts";
import { diaryId } from "../../../rights/diary-id.ts";
import { readWholeDiary } from "../detail/read-whole-diary.ts";

export const exportDiary = defineOperation("exportDiary", async ({ params, user, db, config, now }) => {
  const diary = await readWholeDiary(db, diaryId(params.id), user);
  return {
    status: 200,
    data: presentExport(diary, { publicUrl: config.publicUrl, now: now(), fileOf: () => null }),
    inParts: "items_week" as const,
  };
});
