import { slug } from "@grow/domain";
import { sql } from "kysely";
import { countNewDiary } from "../../../content/diary-write/count-new-diary.ts";
import { nextCopy } from "../../../content/diary-write/next-copy.ts";
import { saveEquipment } from "../../../content/diary-write/save-equipment.ts";
import { textLang } from "../../../content/text-lang.ts";
import type { Tx } from "../../../db/database.ts";
import { good, invalid } from "../../../errors/api-error.ts";
import { recordEvent } from "../../../events/record-event.ts";
import { defineOperation } from "../../../http/define-operation.ts";
import { isHeldByNobody } from "../../../media/photo-owners.ts";
import { notifyFollowers } from "../../../notifications/notify-followers.ts";
import { readWholeDiary } from "../detail/read-whole-diary.ts";

export const createDiary = defineOperation(
  "createDiary",
  async ({ body, user, config, locale, jobs, transaction }) => {
    const waits = config.moderation === "pre";
    const name = body.name.trim();
    const data = await transaction(async (tx) => {
      const { rows } = await sql<{ id: number }>`
      insert into diary (user_id, name, slug, lang, type_room, type_soil, type_watering, visibility, is_hidden,
        is_moderate, cnt_seeds, dublicate_num)
      values (${user.id}, ${name}, ${slug(name)}, ${body.lang ?? textLang(locale)},
        ${body.type_room}, ${body.type_soil}, ${body.type_watering}, ${body.visibility ?? "public"},
        ${body.is_hidden ?? false}, ${waits}, ${body.cnt_seeds ?? 0}, ${nextCopy(user.id, name)})
      returning id`.execute(tx);
      const id = rows[0]?.id ?? 0;
      if (body.items_equip) {
        const { type_light } = await saveEquipment(tx, id, body.items_equip);
        await sql`update diary set type_light = ${type_light}::smallint[] where id = ${id}`.execute(tx);
      }
      if (body.photo_id) await takeCover(tx, { diaryId: id, photoId: body.photo_id, userId: user.id });
      await countNewDiary(tx, id);
      const event_id = await recordEvent(tx, {
        type: "diary.create",
        user_id: user.id,
        content_type: "diary",
        content_id: id,
        diary_id: id,
      });
      const about = { type: "diary", content_id: id, diary_id: id } as const;
      await notifyFollowers(tx, jobs, user.id, { ...about, event: "diary_new", event_id });
      return readWholeDiary(tx, id, user);
    });
    return { status: 201, data, ...(waits ? { details: [good("waiting_for_approval")] } : {}) };
  },
);

/**
 * Makes an unused photo, uploaded before by the author, the cover of a new diary.
 *
 * @throws 422 `unknown_reference` for any other photo, and for an expired one
 */
async function takeCover(
  tx: Tx,
  { diaryId, photoId, userId }: { diaryId: number; photoId: number; userId: number },
): Promise<void> {
  const { rows } = await sql`
    with taken as (
      update photo p set diary_id = ${diaryId}
      where p.id = ${photoId} and p.user_id = ${userId} and p.kind = 'photo' and p.diary_id is null and not p.is_remove
        and ${isHeldByNobody}
      returning p.id
    )
    update diary set photo_id = taken.id from taken where diary.id = ${diaryId} returning 1`.execute(tx);
  if (rows.length === 0) throw invalid([{ code: "unknown_reference", field: "photo_id" }]);
}
