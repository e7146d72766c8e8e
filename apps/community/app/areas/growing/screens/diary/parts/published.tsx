import { phaseName } from "@grow/domain";
import { LeafMark } from "@grow/ui/diary";
import { select } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { weekParts } from "../../../../../shared/words/week-words.ts";
import type { WeekView } from "../week-view.ts";
import styles from "./published.module.css";

interface PublishedProps {
  /** The way to share it. */
  children: ReactNode;
  week: Pick<WeekView, "name" | "faza" | "levels">;
}

/** Tells the author that the week is published: animates the leaf once, and offers sharing. */
export function Published({ week, children }: PublishedProps) {
  const { t } = useLingui();
  const { levels } = week;
  const { kind, number } = weekParts(week.name);
  return (
    <div role="status" className={styles.published} data-phase={phaseName(week.faza)}>
      <LeafMark levels={levels} grown={levels.map((_, index) => index)} size="coach" label="" />
      <p className={styles.words}>
        {t({
          id: "diary.published",
          message: select(kind, {
            week: `Week ${number} is published`,
            harvest: "Your harvest is published",
            other: "Your week is published",
          }),
        })}
      </p>
      {children}
    </div>
  );
}
