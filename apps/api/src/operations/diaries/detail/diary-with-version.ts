import { type QueryExecutorProvider, sql } from "kysely";
import { catalogueOf } from "../../../content/catalogue/catalogue-cache.ts";
import { readEquip } from "../../../content/diary-cards/equipment-rows.ts";
import {
  DIARY_TABLES,
  type DiaryRow,
  diaryColumns,
  diaryOf,
  type FoundDiary,
} from "../../../content/diary-detail/detail-query.ts";
import {
  type FoundParts,
  rowsOfParts,
  WEEK_PARTS,
  type WeekRow,
  weekParts,
  weeksOfParts,
} from "../../../content/diary-detail/week-rows.ts";
import { composed } from "../../../db/composed.ts";
import { kept } from "../../../db/kept-statement.ts";
import { type SeenDiary, seenOf, seenText } from "./diary-version.ts";

/** A diary with all its weeks, and what a look at it would have seen at that moment. */
export interface DiaryAtOnce {
  readonly seen: SeenDiary;
  readonly diary: DiaryRow;
  readonly weeks: WeekRow[];
}

/** Everything of a diary whatever its state, in one query; who may see it is for the caller to ask. Null for an unknown id. */
export async function readDiaryAtOnce(
  db: QueryExecutorProvider,
  id: number,
  readerId: number | null,
): Promise<DiaryAtOnce | null> {
  const [found] = readerId === null ? await forGuest(db, id) : await forReader(db, id, readerId);
  if (found === undefined) return null;
  const seen = seenOf(found.seen);
  const parts = rowsOfParts(found);
  const equip = readEquip(found.equip);
  const catalogue = await catalogueOf(db, seen.catalogue, [...equip, ...parts.nutrients]);
  return { seen, diary: diaryOf(found, equip, catalogue), weeks: weeksOfParts(parts, catalogue) };
}

const forGuest = composed((id: number) => select(id, null));
const forReader = composed((id: number, readerId: number) => select(id, readerId));

/** The tables of the weeks are walked through once, for their versions and for what stands in them. */
function select(id: number, readerId: number | null) {
  const parts = weekParts(readerId);
  const walks = WEEK_PARTS.map((name) => {
    const { from, version, rows } = parts[name];
    return sql`cross join lateral (select ${version} as version, ${rows} as rows from ${from}) ${sql.ref(name)}`;
  });
  return sql<{ seen: string } & FoundDiary & FoundParts>`${kept}
    select ${seenText(readerId, (name) => sql`${sql.ref(name)}.version`)} as seen, ${diaryColumns(readerId)},
      ${sql.join(WEEK_PARTS.map((name) => sql`${sql.ref(name)}.rows as ${sql.ref(name)}`))}
    from ${DIARY_TABLES} ${sql.join(walks, sql` `)}
    where d.id = ${id}`;
}
