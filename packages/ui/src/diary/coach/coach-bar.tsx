import { ChevronUp } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useHydrated } from "../../foundation/hydration.ts";
import { Icon } from "../../foundation/icon/icon.tsx";
import { VisuallyHidden } from "../../foundation/text/visually-hidden.tsx";
import { Dialog } from "../../overlay/dialog/dialog.tsx";
import { LeafMark } from "../leaf-mark/leaf-mark.tsx";
import type { Level } from "../leaf-mark/level.ts";
import styles from "./coach-bar.module.css";

export interface CoachBarProps {
  /** Levels of the criteria in their order. */
  levels: readonly Level[];
  /** "1 of 4 good". */
  summary: string;
  /** The most useful next step: "Nutrients are missing". */
  missing?: string | undefined;
  /** Title of the sheet: "Completeness of week 12". */
  title: string;
  /** The state as a sentence, announced politely when a level changes, because the sheet with the list is closed. */
  announcement: string;
  /** The button at the end: Publish. */
  action: ReactNode;
  /** The {@link Coach}, without actions of its own. */
  children: ReactNode;
}

/** The coach on phones: a save bar in place of the tab bar. Pressing it opens the full list as a sheet. */
export function CoachBar({ levels, summary, missing, title, announcement, action, children }: CoachBarProps) {
  const hydrated = useHydrated();
  const [open, setOpen] = useState(false);
  const code = levels.join();
  const [seen, setSeen] = useState({ code, said: "" });
  if (seen.code !== code) setSeen({ code, said: announcement });
  return (
    <div className={styles.bar}>
      <button
        type="button"
        className={styles.state}
        aria-haspopup="dialog"
        disabled={!hydrated}
        onClick={() => setOpen(true)}
      >
        <LeafMark levels={levels} label="" />
        <span className={styles.words}>
          <b>{summary}</b>
          {missing ? <span className={styles.missing}>{missing}</span> : null}
        </span>
        <Icon of={ChevronUp} />
      </button>
      {action}
      <VisuallyHidden>
        <span role="status">{seen.said}</span>
      </VisuallyHidden>
      <Dialog open={open} onClose={() => setOpen(false)} title={title}>
        {/* A link to a part of the form closes the sheet, which covers it. */}
        <div
          onClickCapture={(event) => {
            if (event.target instanceof Element && event.target.closest("a[href]")) setOpen(false);
          }}
        >
          {children}
        </div>
      </Dialog>
    </div>
  );
}
