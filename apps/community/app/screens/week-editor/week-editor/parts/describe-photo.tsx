import { LIMITS } from "@grow/domain";
import { Button, Dialog, TextField } from "@grow/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useRef } from "react";
import type { Upload } from "../upload-queue.ts";

interface DescribePhotoProps {
  /** Undefined closes. */
  upload: Upload | undefined;
  /** With the words, or null when nothing is to change. */
  onDone: (alt: string | null) => void;
}

/** Asks what a photo shows, for those who do not see it. The field has no name: it is no part of the form around it. */
export function DescribePhoto({ upload, onDone }: DescribePhotoProps) {
  const { t } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  const keep = () => onDone(field.current?.value.trim() ?? null);
  return (
    <Dialog
      open={upload !== undefined}
      onClose={() => onDone(null)}
      title={t({ id: "weekEditor.alt.title", message: "What does this photo show?" })}
      actions={
        <Button look="primary" onClick={keep}>
          <Trans id="weekEditor.alt.keep">Keep this text</Trans>
        </Button>
      }
    >
      <TextField
        ref={field}
        label={t({ id: "weekEditor.alt.label", message: "Description" })}
        hint={t({
          id: "weekEditor.alt.hint",
          message:
            "Read out to growers who do not see the photo: “Main cola, orange pistils, frosty leaves”.",
        })}
        defaultValue={upload?.alt}
        maxLength={LIMITS.photo_alt.max}
        onKeyDown={(event) => {
          // Enter would send the form of the week.
          if (event.key !== "Enter") return;
          event.preventDefault();
          keep();
        }}
      />
    </Dialog>
  );
}
