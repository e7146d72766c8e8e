import type { Schema } from "@grow/contract";
import { slug } from "@grow/domain";
import { type RawBuilder, sql } from "kysely";
import { nextCopy } from "../../../content/diary-write/next-copy.ts";
import { saveEquipment } from "../../../content/diary-write/save-equipment.ts";
import { saveHarvestReviews } from "../../../content/reviews/save-harvest-reviews.ts";
import type { Tx } from "../../../db/database.ts";
import { stale } from "../../../errors/api-error.ts";
import { recordEvent } from "../../../events/record-event.ts";
import { defineOperation } from "../../../http/define-operation.ts";
import type { Reader } from "../../../rights/diary-access.ts";
import { readWholeDiary } from "../detail/read-whole-diary.ts";
import { type OpenDiary, openDiary } from "./lock-diary.ts";

export const updateDiary = defineOperation("updateDiary", async ({ params, body, user, transaction }) => ({
  status: 200,
  data: await transaction((tx) => changeDiary(tx, params.id, body, user)),
}));

/** Fields that are columns as they are. */
const PLAIN = [
  "lang",
  "type_room",
  "type_soil",
  "type_watering",
  "visibility",
  "is_hidden",
  "cnt_seeds",
] as const;

/**
 * Changes the given fields of a diary.
 *
 * @throws ApiError 404, 403; 409 with the current state for a stale version;
 *   422 of {@link saveEquipment}
 */
export async function changeDiary(
  tx: Tx,
  id: number | string,
  change: Schema<"DiaryPatch">,
  user: Reader,
): Promise<Schema<"Diary">> {
  const diary = await openDiary(tx, id, user);
  if (change.version !== undefined && change.version !== diary.version) {
    throw stale(await readWholeDiary(tx, diary.id, user));
  }
  const columns = PLAIN.filter((name) => change[name] !== undefined).map(
    (name): RawBuilder<unknown> => sql`${sql.ref(name)} = ${change[name]}`,
  );
  if (change.name !== undefined) columns.push(...(await renamed(tx, diary, change.name.trim())));
  if (change.items_equip) {
    const { type_light } = await saveEquipment(tx, diary.id, change.items_equip);
    columns.push(sql`type_light = ${type_light}::smallint[]`);
  }
  columns.push(sql`version = version + 1`);
  await sql`update diary set ${sql.join(columns)} where id = ${diary.id}`.execute(tx);
  // The harvest's reviews follow the seed and the diary's visibility.
  if (change.items_equip || change.visibility !== undefined || change.is_hidden !== undefined) {
    await saveHarvestReviews(tx, diary.id);
  }
  await recordEvent(tx, {
    type: "diary.update",
    user_id: user.id,
    content_type: "diary",
    content_id: diary.id,
    diary_id: diary.id,
  });
  return readWholeDiary(tx, diary.id, user);
}

/** A new name brings a new link; the old one keeps leading here. */
async function renamed(tx: Tx, diary: OpenDiary, name: string): Promise<RawBuilder<unknown>[]> {
  const columns = [sql`name = ${name}`];
  if (name.toLowerCase() !== diary.name.toLowerCase() && diary.user_id !== null) {
    columns.push(sql`dublicate_num = ${nextCopy(diary.user_id, name)}`);
  }
  const next = slug(name);
  if (next === diary.slug) return columns;
  await sql`
    insert into diary_slug (diary_id, slug) values (${diary.id}, ${diary.slug}) on conflict do nothing`.execute(
    tx,
  );
  columns.push(sql`slug = ${next}`);
  return columns;
}
