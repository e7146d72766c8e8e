import { lazyCode } from "@grow/app-kit/document/lazy-code.ts";
import { useRef } from "react";
import { paths } from "../../../../../paths.ts";
import { useNear, useRoom, useSecondary } from "../../../../../shared/secondary/use-secondary.ts";
import type { RelatedView } from "../related.ts";
import styles from "../screen.module.css";
import type { DiaryView } from "../view.ts";
import { AllOfThisKind } from "./static.ts";

const code = lazyCode(null, () => import("../static/related-list.tsx"));

interface RelatedProps {
  diary: DiaryView;
  /** In the rail of wide screens, else at the foot of the page. */
  inRail: boolean;
}

/**
 * Questions and videos of the diary and diaries like it, once their place is near. Until then, and without scripts, a link leads to diaries with
 * the same room and substrate.
 */
export function RelatedContent({ diary, inRail }: RelatedProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  const related = useSecondary<RelatedView>(isNear ? paths.relatedToDiary(diary.link) : null, code.fetch);
  // It is the last part of the rail.
  const hasRoom = useRoom(place, related !== undefined) || inRail;
  const { room, soil } = diary.setup;
  const List = related && hasRoom && hasContent(related) ? code.now().default : null;
  return (
    <div ref={place} data-related="" className={inRail ? styles.rail : styles.foot}>
      {related && List ? (
        <List {...{ related, inRail, room, soil }} />
      ) : (
        <AllOfThisKind room={room} soil={soil} isAlone />
      )}
    </div>
  );
}

function hasContent({ strain, diaries, questions, videos }: RelatedView): boolean {
  return strain !== null || diaries.length + questions.length + videos.length > 0;
}
