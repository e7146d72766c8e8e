import "./locales/catalog.ts";
import type { ComplainType } from "@grow/api-client";
import { LIMITS } from "@grow/domain";
import { useToast } from "@grow/ui/overlay";
import { ComplainDialog } from "@grow/ui/social";
import { useLingui } from "@lingui/react/macro";
import { paths } from "../../paths.ts";
import { complaintHeading, complaintReasons, complaintTexts } from "./complaint-words.ts";
import { useLateForm } from "./use-fetch-form.ts";

interface ComplaintDialogProps {
  type: ComplainType;
  id: number;
  open: boolean;
  onClose: () => void;
  /** Called when it was accepted, if a toast would not be visible. */
  onSent?: (() => void) | undefined;
}

/** Reports a thing to moderators. The text stays until it was accepted. */
export function ComplaintDialog({ type, id, open, onClose, onSent }: ComplaintDialogProps) {
  const { i18n } = useLingui();
  const toast = useToast();
  const form = useLateForm(paths.complain());
  const { sent, ...texts } = complaintTexts(i18n);
  return (
    <ComplainDialog
      open={open}
      onClose={onClose}
      title={complaintHeading(i18n, type)}
      intro={texts.intro}
      reasons={complaintReasons(i18n)}
      words={texts}
      maxLength={LIMITS.complaint_text.max}
      busy={form.isBusy}
      error={form.error}
      form={(attributes, fields) => (
        <form
          {...attributes}
          onSubmit={async (event) => {
            event.preventDefault();
            if (form.isBusy) return;
            const given = new FormData(event.currentTarget);
            const said = { reason: String(given.get("reason") ?? ""), text: String(given.get("text") ?? "") };
            if (!(await form.send({ type, id: String(id), ...said }))) return;
            onClose();
            if (onSent) onSent();
            else toast({ text: sent });
          }}
        >
          {fields}
        </form>
      )}
    />
  );
}
