import { useFormats } from "@grow/i18n/react";
import { Icon, useHydrated } from "@grow/ui/foundation";
import { CloudCheck } from "lucide-react";
import type { ReactNode } from "react";
import { clockTime } from "./clock-time.ts";
import styles from "./editor-head.module.css";

interface EditorHeadProps {
  title: ReactNode;
  /** One line of what it is about: days, strains. */
  detail?: ReactNode;
  /** When the draft was last saved. */
  savedAt: Date | null;
  /** "Draft saved on this device, 14:32" */
  savedText: (time: string) => string;
}

/** The head of an editor: its title, and when the draft was saved. */
export function EditorHead({ title, detail, savedAt, savedText }: EditorHeadProps) {
  const { locale } = useFormats();
  const hydrated = useHydrated();
  return (
    <div className={styles.head}>
      <div>
        <h1>{title}</h1>
        {detail ? <p className={styles.detail}>{detail}</p> : null}
      </div>
      {hydrated && savedAt ? (
        <p className={styles.saved}>
          <Icon of={CloudCheck} />
          {savedText(clockTime(savedAt, locale))}
        </p>
      ) : null}
    </div>
  );
}
