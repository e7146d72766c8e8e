import { LIMITS } from "@grow/domain";
import { Button } from "@grow/ui/foundation";
import { TextField } from "@grow/ui/input";
import { Dialog } from "@grow/ui/overlay";
import { Trans, useLingui } from "@lingui/react/macro";
import { useRef } from "react";
import type { Upload } from "../upload-queue.ts";

interface DescribePhotoProps {
  /** Undefined closes. */
  upload: Upload | undefined;
  /** Called with the text, or null for no change. */
  onDone: (alt: string | null) => void;
}

/** Edits a photo's alt text. The field has no name, because it is not part of the surrounding form. */
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
          <Trans id="weekEditor.alt.keep">Save description</Trans>
        </Button>
      }
    >
      <TextField
        ref={field}
        label={t({ id: "weekEditor.alt.label", message: "Description" })}
        hint={t({
          id: "weekEditor.alt.hint",
          message:
            "Read aloud to people who can't see the photo, e.g. “Main cola, orange pistils, frosty leaves”.",
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
