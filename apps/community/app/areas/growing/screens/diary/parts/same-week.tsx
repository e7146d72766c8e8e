import { lazyCode } from "@grow/app-kit/document/lazy-code.ts";
import { useRef } from "react";
import { paths } from "../../../../../paths.ts";
import { useNear, useRoom, useSecondary } from "../../../../../shared/secondary/use-secondary.ts";
import type { BesideView } from "../schemes-view.ts";
import styles from "../screen.module.css";
import type { DiaryView } from "../view.ts";
import type { WeekView } from "../week-view.ts";

const code = lazyCode(null, () => import("../static/same-week-section.tsx"));

/** This week beside the same week of others and beside feeding schemes; nothing where there are none. */
export function SameWeek({ diary, week }: { diary: DiaryView; week: WeekView }) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  const others = useSecondary<BesideView>(isNear ? paths.sameWeek(diary.link, week.id) : null, code.fetch);
  const hasRoom = useRoom(place, others !== undefined);
  const Section = others && hasRoom ? code.now().default : null;
  return (
    <div ref={place} className={styles.beside}>
      {others && Section ? <Section diary={diary} week={week} others={others} /> : null}
    </div>
  );
}
