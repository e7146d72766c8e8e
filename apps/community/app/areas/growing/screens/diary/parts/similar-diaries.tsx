import { lazy, Suspense, useRef } from "react";
import { paths } from "../../../../../paths.ts";
import type { CardData } from "../../../../../shared/diary-cards/card-data.ts";
import { useNear, useSecondary } from "../../../../../shared/secondary/use-secondary.ts";
import styles from "../screen.module.css";
import type { DiaryView } from "../view.ts";
import { AllOfThisKind } from "./static.ts";

const SimilarList = lazy(() => import("../static/similar-list.tsx"));

interface SimilarProps {
  diary: DiaryView;
  /** In the rail of wide screens, else at the foot of the page. */
  inRail: boolean;
}

/** Diaries like this one, once their place is near. Until then, and without script, a link leads to those of the same room and substrate. */
export function SimilarDiaries({ diary, inRail }: SimilarProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  const cards = useSecondary<readonly CardData[]>(isNear ? paths.similarDiaries(diary.link) : null);
  const { room, soil } = diary.setup;
  return (
    <div ref={place} className={inRail ? styles.rail : styles.foot}>
      {cards?.length ? (
        <Suspense fallback={null}>
          <SimilarList {...{ cards, inRail, room, soil }} />
        </Suspense>
      ) : (
        <AllOfThisKind room={room} soil={soil} isAlone />
      )}
    </div>
  );
}
