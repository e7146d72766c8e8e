import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import { catalogueVersion } from "../../../content/catalogue/catalogue-refs.ts";
import { DIARY_TABLES, followedBy } from "../../../content/diary-detail/detail-query.ts";
import { type WEEK_PARTS, weekParts } from "../../../content/diary-detail/week-rows.ts";
import { likedBy } from "../../../content/likes.ts";
import { composed } from "../../../db/composed.ts";
import { memoByText } from "../../../db/memo-by-text.ts";
import { prepared } from "../../../db/prepared-statement.ts";
import { ofText, type RowText, rowText } from "../../../db/row-text.ts";
import type { GuardedDiary } from "../../../rights/diary-access.ts";
import { guardReaders, guardSources } from "../../../rights/guard-columns.ts";

/** Who may see a diary, and the versions of all rows in its response. Changes of equipment write the diary's row. */
interface DiaryVersions extends GuardedDiary {
  diary: string;
  author: string | null;
  cover: string | null;
  weeks: string | null;
  media: string | null;
  nutrients: string | null;
  report: string | null;
  catalogue: string | null;
  is_like: boolean;
  is_follow: boolean;
}

const { boolean, word } = ofText;

const versionsText: RowText<DiaryVersions> = rowText<DiaryVersions>({
  ...guardReaders,
  diary: word,
  author: word,
  cover: word,
  weeks: word,
  media: word,
  nutrients: word,
  report: word,
  catalogue: word,
  is_like: boolean,
  is_follow: boolean,
});

/** The result of a diary's precheck. */
export interface DiaryPrecheck {
  readonly guard: Readonly<GuardedDiary>;
  /** Changes whenever the response does. */
  readonly version: string;
  /** Changes whenever the weeks do: not with views or likes of the diary. */
  readonly weeks: string;
  /** See `catalogueVersion`. */
  readonly catalogue: string | null;
}

/** Number of cached prechecks. */
const CACHED = 1000;

/** Parses the text of {@link diaryPrecheckText}. */
export const parseDiaryPrecheck = memoByText((text): DiaryPrecheck => {
  const { weeks, media, nutrients, report, catalogue, ...versions } = versionsText.read(text);
  return {
    guard: versions,
    version: text,
    weeks: [weeks, media, nutrients, report, catalogue].join(" "),
    catalogue,
  };
}, CACHED);

/** Reads the version of a diary in any state; null for an unknown id. One small query. */
export async function precheckDiary(
  db: QueryExecutorProvider,
  id: number,
  readerId: number | null,
): Promise<DiaryPrecheck | null> {
  const [row] = readerId === null ? await precheckForGuest(db, id) : await precheckForUser(db, id, readerId);
  return row === undefined ? null : parseDiaryPrecheck(row.precheck);
}

const precheckForGuest = composed((id: number) => precheckStatement(id, null));
const precheckForUser = composed((id: number, readerId: number) => precheckStatement(id, readerId));

function precheckStatement(id: number, readerId: number | null): RawBuilder<{ precheck: string }> {
  const parts = weekParts(readerId);
  const precheck = diaryPrecheckText(
    readerId,
    (name) => sql`(select ${parts[name].version} from ${parts[name].from})`,
  );
  return sql<{ precheck: string }>`${prepared}
    select ${precheck} as precheck from ${DIARY_TABLES} where d.id = ${id}`;
}

/**
 * SQL for the input of {@link parseDiaryPrecheck}, from {@link DIARY_TABLES}.
 *
 * @param partVersion SQL for the version of a part of the weeks
 */
export function diaryPrecheckText(
  readerId: number | null,
  partVersion: (name: (typeof WEEK_PARTS)[number]) => RawBuilder<unknown>,
): RawBuilder<string> {
  return versionsText.from({
    ...guardSources,
    diary: sql`d.xmin`,
    author: sql`u.xmin`,
    cover: sql`c.xmin`,
    weeks: partVersion("weeks"),
    media: partVersion("media"),
    nutrients: partVersion("nutrients"),
    report: partVersion("report"),
    catalogue: catalogueVersion,
    is_like: likedBy(readerId, "diary", sql`d.id`),
    is_follow: followedBy(readerId),
  });
}
