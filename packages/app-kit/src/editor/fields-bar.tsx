import "./locales/catalog.ts";
import { useFormats } from "@grow/i18n/react";
import { Icon } from "@grow/ui/foundation";
import { Trans } from "@lingui/react/macro";
import { CloudCheck } from "lucide-react";
import type { ReactNode } from "react";
import { clockTime } from "./clock-time.ts";
import styles from "./editor-head.module.css";
import { SaveBar } from "./save-bar.tsx";
import type { FieldsEditor } from "./use-fields-editor.ts";

/** The actions of an editor, and when its draft was saved. */
export function FieldsBar({ editor, children }: { editor: FieldsEditor; children: ReactNode }) {
  const { locale } = useFormats();
  const { savedAt } = editor.draft;
  const time = savedAt ? clockTime(savedAt, locale) : "";
  return (
    <SaveBar>
      {children}
      {savedAt ? (
        <p className={styles.saved}>
          <Icon of={CloudCheck} />
          <span className={styles.long}>
            <Trans id="editor.draft.kept">Draft saved on this device, {time}</Trans>
          </span>
          <span className={styles.short} aria-hidden="true">
            {time}
          </span>
        </p>
      ) : null}
    </SaveBar>
  );
}
