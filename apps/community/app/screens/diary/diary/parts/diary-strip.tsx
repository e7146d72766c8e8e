import { StripKeys } from "@grow/ui";
import type { DiaryView } from "../view.ts";
import styles from "./diary-strip.module.css";
import { StripWeeks } from "./kept.ts";

/** The week strip, with its keys. */
export function DiaryStrip({ diary }: { diary: DiaryView }) {
  const { id, cells, current, link, isOwn, isFinished } = diary;
  return (
    <div id="weeks" className={styles.strip}>
      <StripKeys bracketKeys>
        <StripWeeks {...{ cells, current, link }} grows={isOwn && !isFinished ? id : null} />
      </StripKeys>
    </div>
  );
}
