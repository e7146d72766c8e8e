import { sql } from "kysely";
import { recordEvent } from "../../db/record-event.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { notFound } from "../../http/problem.ts";
import { countRemovedDiary } from "./count-removed-diary.ts";
import { diaryId } from "./open-diary.ts";
import { readWholeDiary } from "./read-whole-diary.ts";
import { isInTime } from "./restorable.ts";

export const restoreDiary = defineOperation("restoreDiary", async ({ params, user, transaction }) => ({
  status: 200,
  data: await transaction(async (tx) => {
    const id = diaryId(params.id);
    const { rows } = await sql<{ is_remove: boolean; is_in_time: boolean }>`
      select is_remove, ${isInTime} as is_in_time from diary where id = ${id} for update`.execute(tx);
    const [diary] = rows;
    if (!diary || (diary.is_remove && !diary.is_in_time)) throw notFound();
    if (diary.is_remove) {
      await sql`
        update diary set is_remove = false, remove_date = null, version = version + 1 where id = ${id}`.execute(
        tx,
      );
      await countRemovedDiary(tx, id, 1);
      await recordEvent(tx, {
        type: "diary.restore",
        user_id: user.id,
        content_type: "diary",
        content_id: id,
        diary_id: id,
      });
    }
    return await readWholeDiary(tx, id, user);
  }),
}));
