import { StripKeys } from "@grow/ui/diary";
import { lazy, Suspense, useRef, useState } from "react";
import type { DiaryView } from "../view.ts";
import styles from "./diary-strip.module.css";
import { StripWeeks } from "./static.ts";

const Scrub = lazy(() => import("../static/scrub.tsx"));

interface DiaryStripProps {
  diary: DiaryView;
  /** The current week is new, and its cell comes in. */
  isPublished: boolean;
}

/** The week strip, with its keys. Dragging along it shows the plant week by week. */
export function DiaryStrip({ diary, isPublished }: DiaryStripProps) {
  const { id, cells, current, link, isOwn, isFinished } = diary;
  const strip = useRef<HTMLDivElement>(null);
  const [isUsed, setUsed] = useState(false);
  const use = () => setUsed(true);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dragging is a shortcut; every week is also a link
    <div
      id="weeks"
      ref={strip}
      className={styles.strip}
      data-new={isPublished || undefined}
      onPointerMove={(event) => event.buttons && use()}
      onDragStart={(event) => event.preventDefault()}
      onKeyDown={(event) => event.key.startsWith("Arrow") && use()}
    >
      <StripKeys bracketKeys>
        <StripWeeks {...{ cells, current, link }} grows={isOwn && !isFinished ? id : null} />
      </StripKeys>
      {isUsed ? (
        <Suspense fallback={null}>
          <Scrub strip={strip} cells={cells} courses={diary.week?.courses ?? []} />
        </Suspense>
      ) : null}
    </div>
  );
}
