import { lazy, Suspense, useRef } from "react";
import { paths } from "../../../../paths.ts";
import { useNear, useSecondary } from "../../../../shared/secondary/use-secondary.ts";
import type { SameWeekView } from "../same-week-view.ts";
import type { DiaryView } from "../view.ts";
import type { WeekView } from "../week-view.ts";

const SameWeekSection = lazy(() => import("./same-week-section.tsx"));

/** This week beside the same week of other growers of the strain; nothing where there are too few of them. */
export function SameWeek({ diary, week }: { diary: DiaryView; week: WeekView }) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  const others = useSecondary<SameWeekView>(isNear ? paths.sameWeek(diary.link, week.id) : null);
  return (
    <div ref={place}>
      {others && others.spreads.length > 0 ? (
        <Suspense fallback={null}>
          <SameWeekSection diary={diary} week={week} others={others} />
        </Suspense>
      ) : null}
    </div>
  );
}
