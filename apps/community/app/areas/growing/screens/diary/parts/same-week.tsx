import { lazy, Suspense, useRef } from "react";
import { paths } from "../../../../../paths.ts";
import { useNear, useSecondary } from "../../../../../shared/secondary/use-secondary.ts";
import type { BesideView } from "../schemes-view.ts";
import type { DiaryView } from "../view.ts";
import type { WeekView } from "../week-view.ts";

const SameWeekSection = lazy(() => import("../static/same-week-section.tsx"));

/** This week beside the same week of others and beside feeding schemes; nothing where there are none. */
export function SameWeek({ diary, week }: { diary: DiaryView; week: WeekView }) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  const others = useSecondary<BesideView>(isNear ? paths.sameWeek(diary.link, week.id) : null);
  return (
    <div ref={place}>
      {others ? (
        <Suspense fallback={null}>
          <SameWeekSection diary={diary} week={week} others={others} />
        </Suspense>
      ) : null}
    </div>
  );
}
