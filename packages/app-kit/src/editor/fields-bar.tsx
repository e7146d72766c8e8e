import "./locales/catalog.ts";
import { useFormats } from "@grow/i18n/react";
import { Trans } from "@lingui/react/macro";
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
          <Trans id="editor.draft.kept">Draft saved on this device, {time}</Trans>
        </p>
      ) : null}
    </SaveBar>
  );
}
