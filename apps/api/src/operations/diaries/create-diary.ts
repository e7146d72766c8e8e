import { slug } from "@grow/domain";
import { sql } from "kysely";
import { recordEvent } from "../../db/record-event.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { good } from "../../http/problem.ts";
import { textLang } from "../text-lang.ts";
import { readWholeDiary } from "./read-whole-diary.ts";
import { saveEquipment } from "./save-equipment.ts";

export const createDiary = defineOperation(
  "createDiary",
  async ({ body, user, config, locale, transaction }) => {
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
      await sql`update users set cnt_reports = cnt_reports + 1 where id = ${user.id}`.execute(tx);
      await recordEvent(tx, {
        type: "diary.create",
        user_id: user.id,
        content_type: "diary",
        content_id: id,
        diary_id: id,
      });
      return readWholeDiary(tx, id, user);
    });
    return { status: 201, data, ...(waits ? { details: [good("waiting_for_approval")] } : {}) };
  },
);

/** The number of the copy among the grower's diaries of the same name: 0 for the first. */
export function nextCopy(userId: number, name: string) {
  return sql`(
    select coalesce(max(dublicate_num) + 1, 0) from diary
    where user_id = ${userId} and lower(name) = lower(${name}) and not is_remove)`;
}
