import { Button, Icon, LeafMark, Show, useHydrated, VisuallyHidden } from "@grow/ui";
import { ChevronUp } from "lucide-react";
import { useState } from "react";
import type { CoachTexts } from "../coach-words.ts";
import styles from "./save-bar.module.css";

interface SaveBarProps {
  texts: CoachTexts;
  /** The whole state as a sentence, said when a level changes. */
  announcement: string;
  publish: string;
  isBusy: boolean;
  onOpen: () => void;
}

/** The coach of phones, in one bar with the button that publishes. */
export function SaveBar({ texts, announcement, publish, isBusy, onOpen }: SaveBarProps) {
  const hydrated = useHydrated();
  const code = texts.levels.join();
  const [seen, setSeen] = useState({ code, said: "" });
  if (seen.code !== code) setSeen({ code, said: announcement });
  return (
    <Show on="narrow">
      <div className={styles.bar}>
        <button
          type="button"
          className={styles.state}
          onClick={onOpen}
          disabled={!hydrated}
          aria-haspopup="dialog"
        >
          <LeafMark levels={texts.levels} label="" />
          <span className={styles.words}>
            <b>{texts.short}</b>
            <span>{texts.gap || texts.headline}</span>
          </span>
          <Icon of={ChevronUp} />
        </button>
        <Button look="primary" type="submit" busy={isBusy}>
          {publish}
        </Button>
        <VisuallyHidden>
          <span role="status">{seen.said}</span>
        </VisuallyHidden>
      </div>
    </Show>
  );
}
