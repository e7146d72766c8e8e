import { lazy, Suspense, useRef } from "react";
import { paths } from "../../../../../paths.ts";
import { useNear, useSecondary } from "../../../../../shared/secondary/use-secondary.ts";
import type { RelatedView } from "../related.ts";
import styles from "../screen.module.css";
import type { DiaryView } from "../view.ts";
import { AllOfThisKind } from "./static.ts";

const RelatedList = lazy(() => import("../static/related-list.tsx"));

interface RelatedProps {
  diary: DiaryView;
  /** In the rail of wide screens, else at the foot of the page. */
  inRail: boolean;
}

/**
 * Questions about the diary and diaries like it, once their place is near. Until then, and without scripts, a link leads to diaries with
 * the same room and substrate.
 */
export function RelatedContent({ diary, inRail }: RelatedProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  const related = useSecondary<RelatedView>(isNear ? paths.relatedToDiary(diary.link) : null);
  const { room, soil } = diary.setup;
  return (
    <div ref={place} className={inRail ? styles.rail : styles.foot}>
      {related && related.diaries.length + related.questions.length > 0 ? (
        <Suspense fallback={null}>
          <RelatedList {...{ related, inRail, room, soil }} />
        </Suspense>
      ) : (
        <AllOfThisKind room={room} soil={soil} isAlone />
      )}
    </div>
  );
}
