import { GROWING_READINGS, slug } from "@grow/domain";
import { type QueryExecutorProvider, sql } from "kysely";
import { refreshDiary } from "../../../content/diary-detail/refresh-diary.ts";
import { countNewDiary } from "../../../content/diary-write/count-new-diary.ts";
import { nextCopy } from "../../../content/diary-write/next-copy.ts";
import { good } from "../../../errors/api-error.ts";
import { recordEvent } from "../../../events/record-event.ts";
import { defineOperation } from "../../../http/define-operation.ts";
import { readWholeDiary } from "../detail/read-whole-diary.ts";
import { openDiary } from "./lock-diary.ts";

/** The copy belongs to the current user, including a moderator who copies another user's diary. */
export const duplicateDiary = defineOperation(
  "duplicateDiary",
  async ({ params, body, user, config, transaction }) => {
    const waits = config.moderation === "pre";
    const data = await transaction(async (tx) => {
      const source = await openDiary(tx, params.id, user);
      const name = body.name?.trim() ?? source.name;
      const { rows } = await sql<{ id: number }>`
        insert into diary (user_id, name, slug, lang, type_room, type_soil, type_watering, type_light, visibility,
          is_moderate, cnt_seeds, dublicate_num)
        select ${user.id}, ${name}, ${slug(name)}, lang, type_room, type_soil, type_watering, type_light, visibility,
          ${waits}, cnt_seeds, ${nextCopy(user.id, name)}
        from diary where id = ${source.id}
        returning id`.execute(tx);
      const id = rows[0]?.id ?? 0;
      await copyEquipment(tx, source.id, id);
      if (body.is_weeks) await copyWeeks(tx, source.id, id, user.id);
      await countNewDiary(tx, id);
      if (body.is_weeks) await refreshDiary(tx, id, { isNews: false, readerId: user.id });
      await recordEvent(tx, {
        type: "diary.create",
        user_id: user.id,
        content_type: "diary",
        content_id: id,
        diary_id: id,
        params: { from_diary_id: source.id },
      });
      return await readWholeDiary(tx, id, user);
    });
    return { status: 201, data, ...(waits ? { details: [good("waiting_for_approval")] } : {}) };
  },
);

/** Entries removed from the catalogue stay as names. */
async function copyEquipment(trx: QueryExecutorProvider, from: number, to: number): Promise<void> {
  const used = (table: "brand" | "product" | "strain") => sql`
    update ${sql.table(table)} set cnt_diaries = cnt_diaries + 1
    where id in (select ${sql.ref(`${table}_id`)} from copied)
      and exists (select from diary where diary.id = ${to} and diary.is_visible)`;
  await sql`
    with copied as (
      insert into diary_equip (diary_id, category, name, brand_id, product_id, strain_id, position)
      select ${to}, category, name, brand_id, product_id, strain_id, position from diary_equip
      where diary_id = ${from} order by position, id
      returning brand_id, product_id, strain_id
    ), of_brands as (${used("brand")}), of_products as (${used("product")})
    ${used("strain")}`.execute(trx);
}

/** Growing weeks with phases, readings, events and feeds, numbered as they were; a harvest has yet to be grown. */
async function copyWeeks(
  trx: QueryExecutorProvider,
  from: number,
  to: number,
  userId: number,
): Promise<void> {
  // Readings of phase and setup only; harvest weights and germination belong to the original.
  const props = sql.join(GROWING_READINGS.map((name) => sql.ref(name)));
  await sql`
    with source as (
      select *, row_number() over (order by id) as place from week
      where diary_id = ${from} and not is_remove and faza < 2
    ), copied as (
      insert into week (diary_id, days, faza, lang, events, feedings, ${props})
      select ${to}, days, faza, lang, events, feedings, ${props} from source order by place
      returning id
    ), told as (
      -- Without the event that notifies followers of new weeks.
      insert into event (type, user_id, content_type, content_id, diary_id)
      select 'week.copy', ${userId}, 'week', id, ${to} from copied order by id
    ), pairs as (
      -- Ids are given in the order of the rows.
      select s.id as source_id, c.id from source s
      join (select id, row_number() over (order by id) as place from copied) c on c.place = s.place
    )
    insert into week_nutrient (diary_id, week_id, block, name, brand_id, product_id, val, position)
    select ${to}, p.id, n.block, n.name, n.brand_id, n.product_id, n.val, n.position
    from pairs p
    join week_nutrient n on n.diary_id = ${from} and n.week_id = p.source_id and n.block = 'flowering' and not n.is_remove
    order by p.id, n.position, n.id`.execute(trx);
}
