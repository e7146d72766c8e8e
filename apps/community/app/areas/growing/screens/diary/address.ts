import { paramId } from "@grow/domain";
import { paths } from "../../../../paths.ts";
import type { CommentedThing } from "../../../../shared/talk/block/comments-request.ts";

export interface PageParams {
  readonly id?: string | undefined;
  readonly week?: string | undefined;
}

/** The parts of a diary that have comments. */
type DiaryPart = Extract<CommentedThing["type"], "diary" | "week">;

/** What the comments of a page are about: the week in its path, else the diary. */
export function commentedThing({ id, week }: PageParams): { type: DiaryPart; id: number } {
  return week === undefined
    ? { type: "diary", id: paramId(id) ?? 0 }
    : { type: "week", id: paramId(week) ?? 0 };
}

/**
 * The canonical path of a diary's page, if the requested one differs (another slug or none); else null.
 */
export function rightPath(link: string, params: PageParams): string | null {
  const week = paramId(params.week);
  const isRight =
    params.id === link.split("/").at(-1) && (params.week === undefined || params.week === String(week));
  if (isRight) return null;
  return week === undefined ? link : paths.week(link, week);
}

/**
 * The week that a page shows: the one of the address, else the newest.
 *
 * @returns its id; null for a diary without weeks; undefined when the address names a week that the diary does not have
 */
export function chooseWeek(
  diary: { readonly current_id: number | null; readonly weeks: readonly { readonly id: number }[] },
  week: string | undefined,
): number | null | undefined {
  if (week === undefined) return diary.current_id;
  const id = paramId(week);
  return diary.weeks.find((one) => one.id === id)?.id;
}

/** The page with these comments: that of the week, or of the diary. */
export function commentsPath(link: string, { type, id }: CommentedThing): string {
  return type === "week" ? paths.week(link, id) : link;
}
