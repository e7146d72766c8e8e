import type { Schema } from "@grow/contract";
import { slug } from "@grow/domain";
import { type QueryExecutorProvider, sql } from "kysely";
import { refreshDiary } from "../content/diary-detail/refresh-diary.ts";
import { nextCopy } from "../content/diary-write/next-copy.ts";
import { saveEquipment } from "../content/diary-write/save-equipment.ts";
import { saveWeek } from "../content/diary-write/save-week.ts";
import type { Tx } from "../db/database.ts";
import { recordEvent } from "../events/record-event.ts";
import { insertUpload } from "../media/insert-upload.ts";
import type { StoredUpload } from "../media/take-in-upload.ts";

type File = Schema<"ExportFile">;

export interface Import {
  readonly diary: Schema<"DiaryExport">;
  /** Stored files, by their name in the archive. */
  readonly files: ReadonlyMap<string, StoredUpload>;
  readonly userId: number;
  /** Waits for a moderator. */
  readonly waits: boolean;
}

/** Creates a private diary from an import. @returns its id */
export async function saveImport(tx: Tx, { diary: sent, files, userId, waits }: Import): Promise<number> {
  const { name, lang, add_date, type_room, type_soil, type_watering, cnt_seeds, item_cover } = sent.diary;
  const { rows } = await sql<{ id: number }>`
    insert into diary (user_id, name, slug, lang, type_room, type_soil, type_watering, visibility, is_moderate, cnt_seeds,
      dublicate_num, add_date)
    values (${userId}, ${name.trim()}, ${slug(name)}, ${lang}, ${type_room}, ${type_soil}, ${type_watering}, 'private',
      ${waits}, ${cnt_seeds}, ${nextCopy(userId, name.trim())}, least(now(), ${add_date}::timestamptz))
    returning id`.execute(tx);
  const id = rows[0]?.id ?? 0;
  const catalogue = await findProducts(tx, sent);
  const items = sent.items_equip.map(({ category, ...item }) => ({ category, ...catalogue(item) }));
  const { type_light } = await saveEquipment(tx, id, items);
  const media = new Map<string, number>();
  const taking = { diaryId: id, userId, files, media };
  // A photo belongs to one week, the first that names it.
  const take = async (list: readonly File[]) =>
    await takeFiles(
      tx,
      taking,
      list.filter(({ file }) => file === null || !media.has(file)),
    );
  for (const week of sent.items_week)
    await saveImportedWeek(tx, { diaryId: id, userId }, week, catalogue, take);
  const [cover] = item_cover === null ? [] : await takeFiles(tx, taking, [item_cover]);
  await sql`
    update diary set type_light = ${type_light}::smallint[], photo_id = ${cover?.id ?? null}::bigint
    where id = ${id}`.execute(tx);
  await refreshDiary(tx, id, { isNews: false, readerId: userId });
  await recordEvent(tx, {
    type: "diary.create",
    user_id: userId,
    content_type: "diary",
    content_id: id,
    diary_id: id,
    params: { is_import: true },
  });
  return id;
}

interface Taking {
  readonly diaryId: number;
  readonly userId: number;
  readonly files: ReadonlyMap<string, StoredUpload>;
  /** Ids of files stored before: a cover is usually a photo of a week. */
  readonly media: Map<string, number>;
}

/** Rows for files that came along; those that did not are left out. */
async function takeFiles(tx: Tx, { diaryId, userId, files, media }: Taking, list: readonly File[]) {
  const taken: { id: number; alt: string }[] = [];
  for (const { file, alt } of list) {
    const stored = file === null ? undefined : files.get(file);
    if (file === null || stored === undefined) continue;
    const id = media.get(file) ?? (await insertUpload(tx, stored, diaryId, userId));
    media.set(file, id);
    taken.push({ id, alt });
  }
  return taken;
}

type Catalogue = Awaited<ReturnType<typeof findProducts>>;

async function saveImportedWeek(
  tx: Tx,
  { diaryId, userId }: { diaryId: number; userId: number },
  week: Schema<"ExportWeek">,
  catalogue: Catalogue,
  take: (list: readonly File[]) => Promise<{ id: number; alt: string }[]>,
): Promise<void> {
  const { days, faza, text, lang, props, add_date, item_harvest: harvest } = week;
  const { rows } = await sql<{ id: number }>`
    insert into week (diary_id, days, faza, lang, add_date)
    values (${diaryId}, ${days}, ${faza}, ${lang}, least(now(), ${add_date}::timestamptz)) returning id`.execute(
    tx,
  );
  const id = rows[0]?.id ?? 0;
  // Without the event that notifies followers of new weeks.
  await recordEvent(tx, {
    type: "week.import",
    user_id: userId,
    content_type: "week",
    content_id: id,
    diary_id: diaryId,
  });
  const doses = week.items_nutrient.map(({ name, brand, val }) => ({
    ...catalogue({ name, brand }),
    val: val ?? null,
  }));
  const reviews = (harvest?.items_nutrient ?? []).map(({ name, brand, comment, n_general, items }) => ({
    ...catalogue({ name, brand }),
    comment: comment ?? "",
    n_general: n_general ?? null,
    items: (items ?? []).map((rating) => ({ n_general: rating })),
  }));
  await saveWeek(tx, diaryId, id, {
    days,
    faza,
    text,
    lang,
    props,
    items_photo: await take(week.items_photo),
    items_video: await take(week.items_video),
    item_flowering: faza === 2 ? null : { items_nutrient: doses },
    items_event: week.items_event ?? [],
    items_feeding: week.items_feeding ?? [],
    item_harvest: faza === 2 && harvest !== null ? { ...harvest, items_nutrient: reviews } : null,
  });
}

interface NamedItem {
  readonly name: string;
  readonly brand: string | null;
}

/** Matches the export's names with this site's catalogue; others stay names. */
async function findProducts(db: QueryExecutorProvider, sent: Schema<"DiaryExport">) {
  const named: NamedItem[] = [
    ...sent.items_equip,
    ...sent.items_week.flatMap((week) => [
      ...week.items_nutrient,
      ...(week.item_harvest?.items_nutrient ?? []),
    ]),
  ];
  const key = ({ name, brand }: NamedItem) => `${name.trim()}\n${brand?.trim() ?? ""}`.toLowerCase();
  const names = [...new Set(named.map(({ name }) => name.trim().toLowerCase()))];
  const { rows } = await sql<{ id: number; name: string; brand: string }>`
    select p.id, p.name, b.name as brand from product p join brand b on b.id = p.brand_id and not b.is_remove
    where lower(p.name) = any(${names}::text[]) and not p.is_remove order by p.id desc`.execute(db);
  const ids = new Map(rows.map((row) => [key(row), row.id]));
  return (item: NamedItem) => {
    const id = ids.get(key(item));
    return id === undefined ? { name: item.name } : { product_id: id };
  };
}
