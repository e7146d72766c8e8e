import { useFormats } from "@grow/i18n/react";
import { Icon, useHydrated } from "@grow/ui/foundation";
import { CloudCheck } from "lucide-react";
import type { ReactNode } from "react";
import { clockTime } from "../clock-time.ts";
import styles from "./editor-head.module.css";

interface EditorHeadProps {
  title: ReactNode;
  /** One line of what it is about: days, strains. */
  detail?: ReactNode;
  /** When the draft was kept last. */
  savedAt: Date | null;
  /** "Draft kept on this device, 14:32" */
  kept: (time: string) => string;
}

/** What an editor begins with: what is edited, and that nothing of it gets lost. */
export function EditorHead({ title, detail, savedAt, kept }: EditorHeadProps) {
  const { locale } = useFormats();
  const hydrated = useHydrated();
  return (
    <div className={styles.head}>
      <div>
        <h1>{title}</h1>
        {detail ? <p className={styles.detail}>{detail}</p> : null}
      </div>
      {hydrated && savedAt ? (
        <p className={styles.kept}>
          <Icon of={CloudCheck} />
          {kept(clockTime(savedAt, locale))}
        </p>
      ) : null}
    </div>
  );
}
