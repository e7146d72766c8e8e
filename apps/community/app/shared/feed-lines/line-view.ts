import type { Schema } from "@grow/contract";
import { type Faza, phaseName } from "@grow/domain";
import { existingPage } from "../existing-page.ts";
import { type PhotoData, photoData } from "../photo-source.ts";

/** Something that a grower did, as pages show it. */
export interface LineView {
  readonly id: number;
  readonly event: Schema<"FeedEventType">;
  /** Several of the same in a row are one line: "3 new weeks". */
  readonly count: number;
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
    readonly phase: ReturnType<typeof phaseName>;
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
  const lines: LineView[] = [];
  let lastDiary: number | undefined;
  for (const event of events) {
    const line = lineView(event, seenId);
    const last = lines.at(-1);
    const diary = event.item_diary?.id;
    const isSame =
      last !== undefined &&
      event.event === "week_new" &&
      last.event === "week_new" &&
      diary !== undefined &&
      diary === lastDiary &&
      last.isNew === line.isNew;
    if (isSame) lines[lines.length - 1] = { ...last, count: last.count + 1, photo: last.photo ?? line.photo };
    else lines.push(line);
    lastDiary = diary;
  }
  return lines;
}

function lineView(event: Schema<"FeedEvent">, seenId: number | null): LineView {
  const {
    item_user: user,
    item_diary: diary,
    item_week: week,
    item_review: review,
    item_target: target,
  } = event;
  const photo = event.item_photo ?? (event.event === "diary_new" ? (diary?.item_cover ?? null) : null);
  return {
    id: event.id,
    event: event.event,
    count: 1,
    date: event.add_date,
    author: user && {
      id: user.id,
      name: user.name,
      href: existingPage(user.link),
      avatar: user.avatar_small,
    },
    href: existingPage(event.link),
    title: review?.item_product.name ?? target?.name ?? diary?.name ?? "",
    titleLang: review || target ? undefined : diary?.lang,
    week: week && { name: week.name, faza: week.faza, phase: phaseName(week.faza) },
    score: review?.n_general ?? null,
    text: event.text,
    lang: event.lang ?? undefined,
    photo: photo && photoData(photo),
    isNew: seenId !== null && event.id > seenId,
  };
}
