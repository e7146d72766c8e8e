import type { ReadingName } from "../../../../../shared/week-fields/reading-words.ts";
import type { Figure } from "../../../../../shared/words/use-figures.ts";
import type { CourseView } from "../../../shared/diary/readings-view.ts";
import type { CellView } from "../view.ts";

/** Elements that move with the photo. */
const SHOWN: readonly ReadingName[] = ["height", "vpd"];

/** The place of a week in the strip: of the link that `target` is in, among its neighbours. The bar of phones has the same order. */
export function cellAt(strip: Element, target: Element | null): number | null {
  const link = target?.closest("a");
  if (!link || !strip.contains(link)) return null;
  const row = link.closest("nav") ?? link.parentElement;
  const at = row ? [...row.querySelectorAll("a")].indexOf(link) : -1;
  return at < 0 ? null : at;
}

/** Height and VPD of a week, where they were read. Courses have a place for each growing week, harvests have none. */
export function readingsAt(
  cells: readonly Pick<CellView, "faza">[],
  courses: readonly CourseView[],
  at: number,
): readonly (Figure & { name: ReadingName })[] {
  if (cells[at]?.faza === 2) return [];
  const place = cells.slice(0, at).filter(({ faza }) => faza !== 2).length;
  return courses
    .filter(({ name }) => SHOWN.includes(name))
    .flatMap(({ name, unit, values }) => {
      const value = values[place] ?? null;
      return value === null ? [] : [{ name, unit, value }];
    });
}
