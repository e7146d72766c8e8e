import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import { catalogueVersion } from "../../../content/catalogue/catalogue-refs.ts";
import { DIARY_TABLES, followedBy } from "../../../content/diary-detail/detail-query.ts";
import { type WEEK_PARTS, weekParts } from "../../../content/diary-detail/week-rows.ts";
import { likedBy } from "../../../content/likes.ts";
import { composed } from "../../../db/composed.ts";
import { kept } from "../../../db/kept-statement.ts";
import { madeOfText } from "../../../db/made-of-text.ts";
import { ofText, type RowText, rowText } from "../../../db/row-text.ts";
import type { GuardedDiary } from "../../../rights/diary-access.ts";
import { guardReaders, guardSources } from "../../../rights/guard-columns.ts";

/** Who may see a diary, and the versions of everything that its answer is made of. What is changed of equipment touches the diary's row. */
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

/** What a diary is made of at a moment. */
export interface SeenDiary {
  readonly guard: Readonly<GuardedDiary>;
  /** Another one whenever anything of the answer is another. */
  readonly version: string;
  /** The same of its weeks alone: views and likes of the diary leave them as they are. */
  readonly weeks: string;
  /** `catalogueVersion` of it. */
  readonly catalogue: string | null;
}

/** Diaries of which it is remembered for sure. */
const REMEMBERED = 1000;

/** What the text of {@link seenText} says. */
export const seenOf = madeOfText((text): SeenDiary => {
  const { weeks, media, nutrients, report, catalogue, ...versions } = versionsText.read(text);
  return {
    guard: versions,
    version: text,
    weeks: [weeks, media, nutrients, report, catalogue].join(" "),
    catalogue,
  };
}, REMEMBERED);

/** The diary whatever its state, as {@link readDiary} would show it; null for an unknown id. One query, and a small one. */
export async function lookAtDiary(
  db: QueryExecutorProvider,
  id: number,
  readerId: number | null,
): Promise<SeenDiary | null> {
  const [row] = readerId === null ? await lookOfGuest(db, id) : await lookOfReader(db, id, readerId);
  return row === undefined ? null : seenOf(row.seen);
}

const lookOfGuest = composed((id: number) => look(id, null));
const lookOfReader = composed((id: number, readerId: number) => look(id, readerId));

function look(id: number, readerId: number | null): RawBuilder<{ seen: string }> {
  const parts = weekParts(readerId);
  const seen = seenText(readerId, (name) => sql`(select ${parts[name].version} from ${parts[name].from})`);
  return sql<{ seen: string }>`${kept}
    select ${seen} as seen from ${DIARY_TABLES} where d.id = ${id}`;
}

/**
 * What {@link seenOf} reads, of the tables of a diary.
 *
 * @param partVersion where the version of a part of its weeks is
 */
export function seenText(
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
