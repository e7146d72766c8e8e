import { notFound } from "../../../errors/api-error.ts";
import { defineVersioned } from "../../../http/define-versioned.ts";
import { mayRead } from "../../../rights/diary-access.ts";
import { diaryId } from "../../../rights/diary-id.ts";
import { lookAtDiary } from "./diary-version.ts";
import { readSeenDiary, readUnseenDiary } from "./read-whole-diary.ts";

export const getDiary = defineVersioned("getDiary", {
  async look({ params, user, reads }) {
    const id = diaryId(params.id);
    const seen = await lookAtDiary(reads, id, user?.id ?? null);
    if (!seen || !mayRead(seen.guard, user)) throw notFound();
    return { id, version: seen.version, weeks: seen.weeks };
  },
  make: async ({ user, reads }, seen) => ({ status: 200, data: await readSeenDiary(reads, seen, user) }),
  async makeAtOnce({ params, user, reads }) {
    const { version, diary } = await readUnseenDiary(reads, diaryId(params.id), user);
    return { version, result: { status: 200, data: diary } };
  },
});
