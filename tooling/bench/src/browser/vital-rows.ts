import type { Browser } from "playwright";
import type { BenchSite } from "../site/bench-site.ts";
import type { Targets } from "../site/targets.ts";
import { nextPaint } from "./next-paint.ts";
import { type Conditions, type Vitals, vitalsOf } from "./vitals.ts";

/** Loads per page; odd, so that there is a median. */
const LOADS = 3;

/** Rows that depend on rendering speed. */
export async function vitalRows(
  browser: Browser,
  site: BenchSite,
  known: Targets,
): Promise<Record<string, number>> {
  const who = { origin: site.origins.community };
  const many = async (url: string, conditions?: Conditions) => {
    const loads: Vitals[] = [];
    for (let load = 0; load < LOADS; load += 1) loads.push(await vitalsOf(browser, url, who, conditions));
    const median = (of: keyof Vitals) =>
      loads.map((load) => load[of]).sort((a, b) => a - b)[(LOADS - 1) / 2] ?? 0;
    return { paint: median("paint"), blocking: median("blocking"), shift: median("shift") };
  };
  const [diary, explore] = [await many(known.diary), await many(known.explore)];
  return {
    "diary.lcp": diary.paint,
    "diary.blocking": diary.blocking,
    "diary.shift": diary.shift,
    "explore.blocking": explore.blocking,
    "explore.shift": explore.shift,
    "diary.lcp-slow-text": (await many(known.diary, { isSlow: true, hasPhotos: false })).paint,
    "diary.lcp-slow-photo": (await many(known.diary, { isSlow: true })).paint,
    "week-editor.next-paint": await nextPaint(browser, known.editor, { ...who, token: known.token }),
  };
}
