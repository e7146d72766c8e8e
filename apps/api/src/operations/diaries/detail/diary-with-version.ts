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
import { prepared } from "../../../db/prepared-statement.ts";
import { type DiaryPrecheck, diaryPrecheckText, parseDiaryPrecheck } from "./diary-version.ts";

/** A diary with all its weeks, and its precheck at the same moment. */
export interface DiaryWithVersion {
  readonly precheck: DiaryPrecheck;
  readonly diary: DiaryRow;
  readonly weeks: WeekRow[];
}

/** Reads a diary in any state with its weeks, in one query; the caller checks who may see it. Null for an unknown id. */
export async function readDiaryWithVersion(
  db: QueryExecutorProvider,
  id: number,
  readerId: number | null,
): Promise<DiaryWithVersion | null> {
  const [found] = readerId === null ? await forGuest(db, id) : await forReader(db, id, readerId);
  if (found === undefined) return null;
  const precheck = parseDiaryPrecheck(found.precheck);
  const parts = rowsOfParts(found);
  const equip = readEquip(found.equip);
  const catalogue = await catalogueOf(db, precheck.catalogue, [...equip, ...parts.nutrients]);
  return { precheck, diary: diaryOf(found, equip, catalogue), weeks: weeksOfParts(parts, catalogue) };
}

const forGuest = composed((id: number) => select(id, null));
const forReader = composed((id: number, readerId: number) => select(id, readerId));

/** Scans the tables of the weeks once, for both versions and contents. */
function select(id: number, readerId: number | null) {
  const parts = weekParts(readerId);
  const scans = WEEK_PARTS.map((name) => {
    const { from, version, rows } = parts[name];
    return sql`cross join lateral (select ${version} as version, ${rows} as rows from ${from}) ${sql.ref(name)}`;
  });
  return sql<{ precheck: string } & FoundDiary & FoundParts>`${prepared}
    select ${diaryPrecheckText(readerId, (name) => sql`${sql.ref(name)}.version`)} as precheck, ${diaryColumns(readerId)},
      ${sql.join(WEEK_PARTS.map((name) => sql`${sql.ref(name)}.rows as ${sql.ref(name)}`))}
    from ${DIARY_TABLES} ${sql.join(scans, sql` `)}
    where d.id = ${id}`;
}
