import { phaseName, weekNames } from "@grow/domain";
import { type QueryExecutorProvider, sql } from "kysely";
import { isOpenToOthers } from "../../rights/open-diary.ts";
import type { DrawingRoom } from "../draw-photo.ts";
import type { MediaStore } from "../media-store.ts";
import { type CardContent, type CardFile, type CardLocale, cardKey, cardUrl } from "./card-address.ts";
import { cardState } from "./card-words.ts";
import { type CardFace, drawCard } from "./draw-card.ts";

/** A card, and whether it is final: not while its photo is not drawn. */
export interface FoundCard {
  readonly bytes: Uint8Array;
  readonly isFinal: boolean;
}

interface CardRow extends Omit<CardContent, "id" | "coverKey"> {
  key: string;
  color: string;
  is_lock: boolean;
  is_harvest: boolean;
  strain: string | null;
}

interface PhotoRow {
  key: string;
  color: string;
}

const photoOfWeek = sql`
  select p.id from photo p
  where p.diary_id = w.diary_id and p.week_id = w.id and p.kind = 'photo' and not p.is_remove
  order by p.position, p.id limit 1`;

function readCard(db: QueryExecutorProvider, diaryId: number) {
  return sql<CardRow>`
    select d.version, d.redraws, d.name, p.key, p.color, d.is_lock, d.is_harvest, d.harvest_weight, d.harvest_watt,
      (select e.name from diary_equip e
       where e.diary_id = d.id and e.category = 'seed' order by e.position, e.id limit 1) as strain,
      (select coalesce(json_agg(
         json_build_object('id', w.id, 'faza', w.faza, 'days', w.days, 'photo_id', (${photoOfWeek}))
         order by w.faza, w.days, w.id), '[]')
       from week w where w.diary_id = d.id and not w.is_remove) as weeks
    from diary d join photo p on p.id = d.photo_id and not p.is_remove
    where d.id = ${diaryId} and ${isOpenToOthers}`.execute(db);
}

/** The present card of a public diary in English, and the key of all its cards; null without a cover. */
export async function presentCard(
  db: QueryExecutorProvider,
  diaryId: number,
): Promise<{ readonly key: string; readonly url: string } | null> {
  const [row] = (await readCard(db, diaryId)).rows;
  if (!row) return null;
  const content = { ...row, id: diaryId, coverKey: row.key };
  return { key: cardKey(content), url: cardUrl(content) };
}

/**
 * Finds the card of a public diary by its URL, and draws it on the first request. It is stored with the media. The sweep deletes it after
 * a day, like every file without a row: that removes outdated cards, and the current one is drawn again.
 */
export function findCard(
  db: QueryExecutorProvider,
  { store, queue }: DrawingRoom,
): (file: CardFile) => Promise<FoundCard | null> {
  const atWork = new Map<string, Promise<FoundCard | null>>();

  async function make(path: string, { key, diaryId, weekId, locale }: CardFile): Promise<FoundCard | null> {
    const [row] = (await readCard(db, diaryId)).rows;
    if (!row) return null;
    const stored = await store.read(path);
    if (stored) return { bytes: stored, isFinal: true };
    if (cardKey({ ...row, id: diaryId, coverKey: row.key }) !== key) return null;
    const current = weekId === null ? row.weeks.length - 1 : row.weeks.findIndex(({ id }) => id === weekId);
    if (weekId !== null && current < 0) return null;
    const own = weekId === null || row.is_lock ? null : await readPhoto(row.weeks[current]?.photo_id);
    const photo = own ?? row;
    const picture = await readPicture(store, photo.key);
    const bytes = await queue.now(() => drawCard(picture ?? photo.color, cardFace(row, current, locale)));
    if (picture) await store.put(path, bytes);
    return { bytes, isFinal: picture !== null };
  }

  /** Reads the photo of a week; the cover is the fallback. */
  async function readPhoto(id: number | null | undefined): Promise<PhotoRow | null> {
    if (typeof id !== "number") return null;
    const { rows } = await sql<PhotoRow>`select key, color from photo where id = ${id}`.execute(db);
    return rows[0] ?? null;
  }

  return (file) => {
    const path = `${file.key}/${file.diaryId}${file.weekId === null ? "" : `-w${file.weekId}`}-${file.locale}.jpg`;
    const running = atWork.get(path);
    if (running) return running;
    const made = make(path, file).finally(() => atWork.delete(path));
    atWork.set(path, made);
    return made;
  };
}

function cardFace(row: CardRow, current: number, locale: CardLocale): CardFace {
  const week = row.weeks[current];
  const name = weekNames(row.weeks)[current];
  const number = name?.number ?? "";
  const state =
    week &&
    cardState(
      {
        faza: week.faza,
        number: name?.ordinal ? `${number}.${name.ordinal}` : String(number),
        weight: row.harvest_weight,
        watt: row.harvest_watt,
      },
      locale,
    );
  return {
    name: row.name,
    detail: [row.strain, state].filter(Boolean).join(" · "),
    strip: row.weeks.map(({ faza }) => phaseName(faza)),
    current,
    isFinished: row.is_harvest,
  };
}

/** The stored original of a photo, or the widest existing variant. */
async function readPicture(store: MediaStore, key: string): Promise<Uint8Array | null> {
  const names = await store.list(key);
  const drawn = names
    .filter((name) => /^\d+\.webp$/.test(name))
    .sort((a, b) => Number.parseInt(b, 10) - Number.parseInt(a, 10));
  const [best] = [...names.filter((name) => name.startsWith("original.")), ...drawn];
  return best === undefined ? null : await store.read(`${key}/${best}`);
}
