import { type QueryExecutorProvider, sql } from "kysely";
import { isOpenToOthers } from "../../rights/open-diary.ts";
import type { DrawingRoom } from "../draw-photo.ts";
import type { MediaStore } from "../media-store.ts";
import { cardKey } from "./card-address.ts";
import { drawCard } from "./draw-card.ts";

/** A card, and whether it is final: one with a cover that is not drawn yet is not. */
export interface FoundCard {
  readonly bytes: Uint8Array;
  readonly isFinal: boolean;
}

interface CardRow {
  name: string;
  key: string;
  color: string;
}

/**
 * Gives the card of a diary that others may see at its address, and draws it when it is asked for first. What is drawn is kept among the media; the
 * sweep takes it after a day like everything that no row names, so that the card of an older name goes by itself, and the present
 * one is drawn again.
 */
export function findCard(
  db: QueryExecutorProvider,
  { store, queue }: DrawingRoom,
): (key: string, diaryId: number) => Promise<FoundCard | null> {
  const atWork = new Map<string, Promise<FoundCard | null>>();

  async function make(key: string, diaryId: number): Promise<FoundCard | null> {
    const { rows } = await sql<CardRow>`
      select d.name, p.key, p.color from diary d join photo p on p.id = d.photo_id
      where d.id = ${diaryId} and ${isOpenToOthers}`.execute(db);
    const [row] = rows;
    if (!row) return null;
    const path = `${key}/${diaryId}.jpg`;
    const kept = await store.read(path);
    if (kept) return { bytes: kept, isFinal: true };
    if (cardKey({ id: diaryId, name: row.name, coverKey: row.key }) !== key) return null;
    const cover = await readCover(store, row.key);
    const bytes = await queue.now(() => drawCard(cover ?? row.color, row.name));
    if (cover) await store.put(path, bytes);
    return { bytes, isFinal: cover !== null };
  }

  return (key, diaryId) => {
    const running = atWork.get(key);
    if (running) return running;
    const made = make(key, diaryId).finally(() => atWork.delete(key));
    atWork.set(key, made);
    return made;
  };
}

/** The stored original, or the widest existing variant. */
async function readCover(store: MediaStore, key: string): Promise<Uint8Array | null> {
  const names = await store.list(key);
  const drawn = names
    .filter((name) => /^\d+\.webp$/.test(name))
    .sort((a, b) => Number.parseInt(b, 10) - Number.parseInt(a, 10));
  const [best] = [...names.filter((name) => name.startsWith("original.")), ...drawn];
  return best === undefined ? null : await store.read(`${key}/${best}`);
}
