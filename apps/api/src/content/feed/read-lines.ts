import type { Schema } from "@grow/contract";
import { cutText } from "@grow/domain";
import { type QueryExecutorProvider, sql } from "kysely";
import { prepared } from "../../db/prepared-statement.ts";
import { openPost } from "../../kinds/open-post.ts";
import type { Reader } from "../../rights/diary-access.ts";
import { isCut } from "../../rights/diary-access.ts";
import { type AuthorColumns, presentAuthor } from "../author.ts";
import { cardColumns, readDiaryCards } from "../diary-cards/read-cards.ts";
import { readPostCards } from "../posts/post-cards.ts";
import { presentReview } from "../reviews/present-review.ts";
import { readReviews } from "../reviews/review-query.ts";
import { targetLink } from "../targets/target-link.ts";
import { presentWeekCard } from "../week-cards/present-week-card.ts";
import { readWeekCards } from "../week-cards/week-card-query.ts";
import { feedEventType, type ToldEvent } from "./feed-types.ts";
import { namesOfThings } from "./names-of-things.ts";

type Line = Schema<"FeedEvent">;

/** An event with its author and the link of its thing. */
interface EventRow extends AuthorColumns {
  id: number;
  type: ToldEvent;
  content_type: Schema<"ContentType">;
  content_id: number;
  diary_id: number | null;
  add_date: string;
  comment_text: string | null;
  comment_lang: string | null;
  link: string | null;
}

/** Maximum length of an excerpt in a line. */
const TEXT_LENGTH = 240;

/**
 * The lines of the events that `chosen` selects, newest first, with their subjects. At most seven queries, whatever their number.
 *
 * @param chosen a query of `id`, which determines the events shown
 * @param options.lang language in which posts are shown
 * @param options.isPrepared whether `chosen` has one of a few fixed texts, so that it may be a prepared statement
 */
export async function readLines(
  db: QueryExecutorProvider,
  chosen: ReturnType<typeof sql>,
  reader: Reader | null,
  { lang, isPrepared = false }: { readonly lang: string; readonly isPrepared?: boolean },
): Promise<Line[]> {
  const { rows } = await sql<EventRow>`${isPrepared ? prepared : sql``}
    select e.id, e.type, e.content_type, e.content_id, e.diary_id, e.add_date,
      u.id as author_id, u.name as author_name, u.avatar_key as author_avatar_key,
      left(c.text, 600) as comment_text, c.lang as comment_lang,
      ${targetLink(sql`e.content_type`, sql`e.content_id`)} as link
    from (${chosen}) chosen join event e on e.id = chosen.id
    left join users u on u.id = e.user_id and not u.is_remove
    left join comment c on e.type = 'comment.create' and c.id = (e.params ->> 'comment_id')::bigint
    order by e.id desc`.execute(db);
  if (rows.length === 0) return [];
  const [diaries, weeks, reviews, posts, names] = await Promise.all([
    readDiaries(db, rows, reader),
    readWeeks(db, rows, reader),
    readReviewed(db, rows, reader),
    readPosts(db, rows, lang),
    namesOfThings(db, rows.filter(isNamed)),
  ]);
  return rows.flatMap((row) => {
    if (row.link === null) return [];
    const diary = row.diary_id === null ? undefined : diaries.get(row.diary_id);
    const week = row.type === "week.create" ? weeks.get(row.content_id) : undefined;
    const review = row.type === "review.create" ? reviews.get(row.content_id) : undefined;
    const isClosed =
      diary !== undefined && isCut({ user_id: diary.item_user?.id ?? null, is_lock: diary.is_lock }, reader);
    const named = names.get(`${row.content_type} ${row.content_id}`);
    return {
      ...emptyLine,
      id: row.id,
      event: feedEventType(row.type),
      add_date: row.add_date,
      item_user: presentAuthor(row),
      link: row.link,
      ...textOf(row, isClosed ? undefined : week, review),
      item_photo: isClosed ? null : (week?.items_photo[0] ?? null),
      item_diary: isNamed(row) ? null : (diary ?? null),
      item_week: week ? { id: week.id, days: week.days, faza: week.faza, name: week.name } : null,
      item_review: review ?? null,
      item_blog: (row.type === "blog.publish" && posts.get(row.content_id)) || null,
      item_target:
        named === undefined
          ? null
          : { type: row.content_type, id: row.content_id, name: named, link: row.link, avatar: null },
    } satisfies Line;
  });
}

const emptyLine = { item_problem: null, item_video: null } as const;

/** Lines whose subject is shown by name only. */
function isNamed({ type }: Pick<EventRow, "type">): boolean {
  return type !== "diary.create" && type !== "week.create" && type !== "review.create";
}

function textOf(
  row: EventRow,
  week: Schema<"WeekCard"> | undefined,
  review: Schema<"Review"> | undefined,
): Pick<Line, "text" | "lang"> {
  if (row.comment_text !== null)
    return { text: cutText(row.comment_text, TEXT_LENGTH), lang: row.comment_lang };
  const written = week ?? review;
  if (!written || written.text === "") return { text: "", lang: null };
  return { text: cutText(written.text, TEXT_LENGTH), lang: written.lang };
}

async function readDiaries(
  db: QueryExecutorProvider,
  rows: readonly EventRow[],
  reader: Reader | null,
): Promise<Map<number, Schema<"DiaryCard">>> {
  const ids = [...new Set(rows.filter((row) => !isNamed(row)).flatMap(({ diary_id }) => diary_id ?? []))];
  if (ids.length === 0) return new Map();
  const chosen = sql`select ${cardColumns} from diary where id = any(${ids}::bigint[])`;
  const cards = await readDiaryCards(db, chosen, reader?.id ?? null, { isPrepared: true });
  return new Map(cards.map((card) => [card.id, card]));
}

async function readWeeks(
  db: QueryExecutorProvider,
  rows: readonly EventRow[],
  reader: Reader | null,
): Promise<Map<number, Schema<"WeekCard">>> {
  const found = rows.filter(({ type, diary_id }) => type === "week.create" && diary_id !== null);
  if (found.length === 0) return new Map();
  const chosen = sql`
    select * from unnest(${found.map(({ diary_id }) => diary_id)}::bigint[], ${found.map(({ content_id }) => content_id)}::bigint[])
      with ordinality as given (diary_id, id, place)`;
  const cards = (await readWeekCards(db, chosen, reader?.id ?? null, { isPrepared: true })).map(
    presentWeekCard,
  );
  return new Map(cards.map((card) => [card.id, card]));
}

async function readReviewed(
  db: QueryExecutorProvider,
  rows: readonly EventRow[],
  reader: Reader | null,
): Promise<Map<number, Schema<"Review">>> {
  const ids = rows.filter(({ type }) => type === "review.create").map(({ content_id }) => content_id);
  if (ids.length === 0) return new Map();
  const reviews = await readReviews(db, sql`r.id = any(${ids}::bigint[])`, reader?.id ?? null, true);
  return new Map(reviews.map((row) => [row.id, presentReview(row)]));
}

async function readPosts(
  db: QueryExecutorProvider,
  rows: readonly EventRow[],
  lang: string,
): Promise<Map<number, Schema<"PostCard">>> {
  const ids = rows.filter(({ type }) => type === "blog.publish").map(({ content_id }) => content_id);
  if (ids.length === 0) return new Map();
  const cards = await readPostCards(db, lang, sql`p.id = any(${ids}::bigint[]) and ${openPost("p")}`);
  return new Map(cards.map((card) => [card.id, card]));
}
