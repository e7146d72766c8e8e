import type { Schema } from "@grow/contract";
import type { QueryExecutorProvider } from "kysely";
import { cardsOf, readDiaryCards } from "../../content/diary-cards/read-cards.ts";
import { precheckTop } from "../../content/diary-list/top-page.ts";
import { presentPhoto } from "../../media/present-photo.ts";
import { BLOCK_SIZE, countOpenDiaries, type FilmFrameRow, filmDiary, readBlocks } from "./queries.ts";

/** Maximum age of the cached number of diaries in ms. */
const COUNT_AGE = 60_000;

/** The cached number, by database. */
const counted = new WeakMap<QueryExecutorProvider, { total: number; at: number }>();

/** Reads the public blocks of the home page. */
export async function readMain(
  db: QueryExecutorProvider,
  readerId: number | null,
  lang: string,
): Promise<Schema<"Main">> {
  const newest = { sort: "update", start: 0, limit: 2 * BLOCK_SIZE } as const;
  const diaries = await cardsOf(db, await precheckTop(db, newest, readerId, false));
  const [film] = await readDiaryCards(db, filmDiary, readerId, { isPrepared: true });
  const { frames, ...blocks } = await readBlocks(db, { filmDiaryId: film?.id ?? null, readerId, lang });
  return {
    item_film: film ? filmBlock(film, frames) : null,
    // Diaries without a week have nothing to show yet.
    items_diary: diaries.filter(({ weeks }) => weeks.length > 0).slice(0, BLOCK_SIZE),
    ...blocks,
    // Exact on a small site; on a large one a minute's delay does not matter.
    cnt_diaries: diaries.length < newest.limit ? diaries.length : await readTotal(db),
  };
}

function filmBlock(item_diary: Schema<"DiaryCard">, photos: readonly FilmFrameRow[]): Schema<"DiaryFilm"> {
  const frames = new Map(photos.map((frame) => [frame.week_id, frame]));
  const items = item_diary.weeks.flatMap((item_week) => {
    const frame = frames.get(item_week.id);
    return frame ? [{ item_week, item_photo: presentPhoto(frame) }] : [];
  });
  return { item_diary, items: items.slice(0, 60) };
}

async function readTotal(db: QueryExecutorProvider): Promise<number> {
  const known = counted.get(db);
  if (known && Date.now() - known.at <= COUNT_AGE) return known.total;
  const total = await countOpenDiaries(db);
  counted.set(db, { total, at: Date.now() });
  return total;
}
