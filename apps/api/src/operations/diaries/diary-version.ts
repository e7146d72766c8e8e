import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import { composed } from "../../db/composed.ts";
import { kept } from "../../db/kept-statement.ts";
import { madeOfText } from "../../db/made-of-text.ts";
import { ofText, type RowText, rowText } from "../../db/row-text.ts";
import { rowVersions } from "../../db/row-versions.ts";
import type { GuardedDiary } from "./access.ts";
import { likedBy } from "./card-query.ts";
import { catalogueVersion } from "./catalogue-refs.ts";
import { followedBy } from "./detail-query.ts";
import { guardReaders, guardSources } from "./guard-text.ts";

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
}

/** Diaries of which it is remembered for sure. */
const REMEMBERED = 1000;

const seenOf = madeOfText((text): SeenDiary => {
  const { weeks, media, nutrients, report, catalogue, ...versions } = versionsText.read(text);
  return { guard: versions, version: text, weeks: [weeks, media, nutrients, report, catalogue].join(" ") };
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
  return sql<{ seen: string }>`${kept}
    select ${versionsText.from(sources(readerId))} as seen
    from diary d
    left join users u on u.id = d.user_id
    left join photo c on c.id = d.photo_id
    where d.id = ${id}`;
}

function sources(readerId: number | null): Parameters<typeof versionsText.from>[0] {
  return {
    ...guardSources,
    diary: sql`d.xmin`,
    author: sql`u.xmin`,
    cover: sql`c.xmin`,
    weeks: sql`(
      select ${rowVersions(sql`w.id`, sql`w.xmin`, likedBy(readerId, "week", sql`w.id`))}
      from week w where w.diary_id = d.id)`,
    media: sql`(
      select ${rowVersions(sql`m.id`, sql`m.xmin`)}
      from photo m where m.diary_id = d.id and m.week_id is not null)`,
    nutrients: sql`(
      select ${rowVersions(sql`n.id`, sql`n.xmin`)}
      from week_nutrient n where n.diary_id = d.id)`,
    report: sql`(
      select ${rowVersions(sql`r.week_id`, sql`r.category`, sql`r.val`)}
      from week_report r where r.diary_id = d.id)`,
    catalogue: catalogueVersion,
    is_like: likedBy(readerId, "diary", sql`d.id`),
    is_follow: followedBy(readerId),
  };
}
