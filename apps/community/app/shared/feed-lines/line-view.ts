import type { Schema } from "@grow/contract";
import { type Faza, type PhaseName, phaseName } from "@grow/domain";
import { existingPage } from "../existing-page.ts";
import { type PhotoData, photoData } from "../photo-source.ts";

/** Something that a grower did, as pages show it. */
export interface LineView {
  readonly event: Schema<"FeedEventType">;
  /** Its events, newest first. Several weeks of a diary in a row are one line: "3 new weeks". */
  readonly ids: readonly number[];
  readonly diaryId: number | null;
  /** The mark of what it shows, whose time in view is measured: "week:181". */
  readonly impression: string | undefined;
  readonly date: string;
  readonly author: {
    readonly id: number;
    readonly name: string;
    readonly href: string | undefined;
    readonly avatar: string | null;
  } | null;
  /** The page of the thing; undefined while the site has none. */
  readonly href: string | undefined;
  readonly title: string;
  /** Language of the title, as far as it is known. */
  readonly titleLang: string | undefined;
  readonly week: {
    readonly name: string;
    readonly faza: Faza;
    readonly phase: PhaseName;
  } | null;
  readonly score: number | null;
  readonly text: string;
  readonly lang: string | undefined;
  readonly photo: PhotoData | null;
  /** Not seen yet at the last visit. */
  readonly isNew: boolean;
}

/** Lines of events, newest first. */
export function linesView(
  events: readonly Schema<"FeedEvent">[],
  seenId: number | null = null,
): readonly LineView[] {
  return joinLines(
    [],
    events.map((event) => lineView(event, seenId)),
  );
}

/**
 * Adds older lines to lines, and makes weeks of one diary in a row one line, also where the two meet. Events that happened meanwhile
 * move lines from one page to the next: those that are shown already are left out.
 */
export function joinLines(shown: readonly LineView[], older: readonly LineView[]): readonly LineView[] {
  const oldest = shown.at(-1)?.ids.at(-1) ?? Number.POSITIVE_INFINITY;
  const lines = [...shown];
  for (const line of older) {
    const ids = line.ids.filter((id) => id < oldest);
    if (ids.length === 0) continue;
    const last = lines.at(-1);
    if (last && areOneLine(last, line))
      lines[lines.length - 1] = { ...last, ids: [...last.ids, ...ids], photo: last.photo ?? line.photo };
    else lines.push({ ...line, ids });
  }
  return lines;
}

const areOneLine = (newer: LineView, older: LineView): boolean =>
  newer.event === "week_new" &&
  older.event === "week_new" &&
  newer.diaryId !== null &&
  newer.diaryId === older.diaryId &&
  newer.isNew === older.isNew;

function lineView(event: Schema<"FeedEvent">, seenId: number | null): LineView {
  const {
    item_user: user,
    item_diary: diary,
    item_week: week,
    item_review: review,
    item_target: target,
    item_blog: post,
  } = event;
  const photo = event.item_photo ?? (event.event === "diary_new" ? (diary?.item_cover ?? null) : null);
  return {
    event: event.event,
    ids: [event.id],
    diaryId: diary?.id ?? null,
    impression: impressionOf(event),
    date: event.add_date,
    author: user && {
      id: user.id,
      name: user.name,
      href: existingPage(user.link),
      avatar: user.avatar_small,
    },
    href: existingPage(event.link),
    title: review?.item_product.name ?? target?.name ?? post?.title ?? diary?.name ?? "",
    titleLang: review || target ? undefined : (post ?? diary)?.lang,
    week: week && { name: week.name, faza: week.faza, phase: phaseName(week.faza) },
    score: review?.n_general ?? null,
    text: event.text,
    lang: event.lang ?? undefined,
    photo: photo && photoData(photo),
    isNew: seenId !== null && event.id > seenId,
  };
}

/** The thing that a line is about, the narrowest first. */
function impressionOf(event: Schema<"FeedEvent">): string | undefined {
  const things = {
    review: event.item_review,
    problem: event.item_problem,
    video: event.item_video,
    blog: event.item_blog,
    week: event.item_week,
    diary: event.item_diary,
  };
  const found = Object.entries(things).find(([, thing]) => thing);
  return found && `${found[0]}:${found[1]?.id}`;
}
