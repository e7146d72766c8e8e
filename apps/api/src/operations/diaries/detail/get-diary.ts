import { notFound } from "../../../errors/api-error.ts";
import { defineVersioned } from "../../../http/define-versioned.ts";
import { mayRead } from "../../../rights/diary-access.ts";
import { diaryId } from "../../../rights/diary-id.ts";
import { precheckDiary } from "./diary-version.ts";
import { readDiaryUnchecked, readPrecheckedDiary } from "./read-whole-diary.ts";

export const getDiary = defineVersioned("getDiary", {
  async precheck({ params, user, reads }) {
    const id = diaryId(params.id);
    const found = await precheckDiary(reads, id, user?.id ?? null);
    if (!found || !mayRead(found.guard, user)) throw notFound();
    return { id, version: found.version, weeks: found.weeks };
  },
  respond: async ({ user, reads }, found) => ({
    status: 200,
    data: await readPrecheckedDiary(reads, found, user),
  }),
  async respondUncached({ params, user, reads }) {
    const { version, diary } = await readDiaryUnchecked(reads, diaryId(params.id), user);
    return { version, result: { status: 200, data: diary } };
  },
});
