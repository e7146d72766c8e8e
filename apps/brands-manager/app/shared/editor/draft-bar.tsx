import { FieldsBar } from "@grow/app-kit/editor/fields-bar.tsx";
import type { FieldsEditor } from "@grow/app-kit/editor/use-fields-editor.ts";
import { Button } from "@grow/ui/foundation";
import { Trans } from "@lingui/react/macro";
import { useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import styles from "./editor.module.css";

interface DraftBarProps {
  editor: FieldsEditor;
  canEdit: boolean;
  isDraft: boolean;
  /** What ends the draft, such as its publication. */
  intent: string;
  /** Words of its button. */
  children: ReactNode;
  /** A further button, after those that save. */
  more?: ReactNode;
}

/** The buttons of an editor with a shared draft; each sends its intent. */
export function DraftBar({ editor, canEdit, isDraft, intent, children, more }: DraftBarProps) {
  const navigation = useNavigation();
  const sent = navigation.state === "idle" ? null : navigation.formData?.get("intent");
  return (
    <fieldset disabled={!canEdit} className={styles.actions}>
      <FieldsBar editor={editor}>
        <Button look="primary" type="submit" name="intent" value={intent} busy={sent === intent}>
          {children}
        </Button>
        <Button look="outline" type="submit" name="intent" value="draft" busy={sent === "draft"}>
          <Trans id="editor.saveDraft">Save draft</Trans>
        </Button>
        {more}
        {isDraft ? (
          <Button look="quiet" type="submit" name="intent" value="discard" formNoValidate>
            <Trans id="editor.discard">Discard draft</Trans>
          </Button>
        ) : null}
      </FieldsBar>
    </fieldset>
  );
}
