import { sql } from "kysely";
import { readWeeks } from "../../content/diary-detail/detail-query.ts";
import { type DiaryFigures, diaryFigures } from "../../content/diary-detail/diary-figures.ts";
import { refreshDiary } from "../../content/diary-detail/refresh-diary.ts";
import type { Database } from "../../db/database.ts";
import type { Repair } from "./repair-counters.ts";

/** Diaries per statement. */
const BATCH = 500;

const FIGURES = [
  "max_faza",
  "is_harvest",
  "is_video",
  "n_progress",
  "cnt_days",
  "cnt_weeks",
  "cnt_photos",
  "harvest_weight",
  "harvest_watt",
  "events",
] as const satisfies readonly (keyof DiaryFigures)[];

interface StoredDiary extends DiaryFigures {
  id: number;
  progress: Record<string, number>;
}

/**
 * Recomputes the figures of each diary from its weeks, with the same rules as saving a week, and corrects differences. Runs before the
 * counters, because some depend on whether a diary is harvested.
 *
 * @returns the corrections
 */
export async function repairDiaries(database: Database): Promise<Repair[]> {
  const repairs: Repair[] = [];
  let after = 0;
  for (;;) {
    const diaries = await readStored(database, after);
    for (const diary of diaries) {
      if ((await differences(database.db, diary)).length > 0)
        repairs.push(...(await correct(database, diary.id)));
    }
    const last = diaries.at(-1);
    if (last === undefined || diaries.length < BATCH) return repairs;
    after = last.id;
  }
}

async function readStored(database: Database, after: number): Promise<StoredDiary[]> {
  const { rows } = await sql<StoredDiary>`
    select ${storedColumns} from diary d where d.id > ${after} order by d.id limit ${BATCH}`.execute(
    database.db,
  );
  return rows;
}

const storedColumns = sql`d.id, ${sql.join(FIGURES.map((name) => sql.ref(`d.${name}`)))}, coalesce((
  select json_object_agg(w.id, w.n_progress) from week w where w.diary_id = d.id and not w.is_remove), '{}') as progress`;

async function differences(db: Parameters<typeof readWeeks>[0], stored: StoredDiary): Promise<Repair[]> {
  const { figures, progress } = diaryFigures(await readWeeks(db, stored.id, null));
  const ofDiary = FIGURES.filter((name) => figures[name] !== stored[name]).map(
    (name): Repair => ({
      table: "diary",
      row: String(stored.id),
      column: name,
      was: stored[name],
      is: figures[name],
    }),
  );
  const ofWeeks = progress
    .filter(({ id, n }) => stored.progress[id] !== n)
    .map(
      ({ id, n }): Repair => ({
        table: "week",
        row: String(id),
        column: "n_progress",
        was: stored.progress[id],
        is: n,
      }),
    );
  return [...ofDiary, ...ofWeeks];
}

/** Checks again with the diary locked, like every change of its weeks. */
async function correct(database: Database, id: number): Promise<Repair[]> {
  return await database.transaction(async (tx) => {
    const { rows } =
      await sql<StoredDiary>`select ${storedColumns} from diary d where d.id = ${id} for update`.execute(tx);
    const [stored] = rows;
    const wrong = stored ? await differences(tx, stored) : [];
    if (wrong.length > 0) await refreshDiary(tx, id, { isNews: false, readerId: null });
    return wrong;
  });
}
