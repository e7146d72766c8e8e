import { Check, Copy, Share2 } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { Button } from "../../foundation/button/button.tsx";
import { useHydrated } from "../../foundation/hydration.ts";
import { Stack } from "../../foundation/layout/layout.tsx";
import { VisuallyHidden } from "../../foundation/text/visually-hidden.tsx";
import { Checkbox } from "../../input/choice/choice.tsx";
import { TextField } from "../../input/field/text-field.tsx";
import { Dialog } from "../../overlay/dialog/dialog.tsx";

export interface ShareDialogProps {
  open: boolean;
  onClose: () => void;
  /** "Share this diary". */
  title: string;
  /** The shared thing, as a small card or row. */
  children?: ReactNode | undefined;
  /** URL of the whole thing. */
  address: string;
  /** A place in it that the link may point to: "Open at week 11". */
  place?: { label: string; address: string } | undefined;
  words: {
    link: string;
    copy: string;
    copied: string;
    /** Opens the system's share dialog: "More apps". */
    more: string;
  };
  /** Further options, as buttons: "Send to a grower". */
  actions?: ReactNode | undefined;
  /** The text shared with the link in other apps. */
  text: string;
}

/** Ways to share something: the link first, ready to copy, then other apps. */
export function ShareDialog(props: ShareDialogProps) {
  const { open, onClose, title, children, address, place, words, actions, text } = props;
  const hydrated = useHydrated();
  const field = useRef<HTMLInputElement>(null);
  const [isAtPlace, setAtPlace] = useState(Boolean(place));
  const [copied, setCopied] = useState<string | null>(null);
  const link = place && isAtPlace ? place.address : address;
  const canShare = hydrated && "share" in navigator;

  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(link);
    } catch {
      // The browser blocks clipboard access: the selected link can be copied by the user.
      field.current?.focus();
      field.current?.select();
    }
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      actions={
        <>
          {actions}
          {canShare ? (
            // The system's dialog rejects when closed without a choice, which is no error.
            <Button
              look="outline"
              icon={Share2}
              onClick={() => void navigator.share({ title: text, url: link }).catch(() => {})}
            >
              {words.more}
            </Button>
          ) : null}
          <Button look="primary" icon={copied === link ? Check : Copy} onClick={copy}>
            {copied === link ? words.copied : words.copy}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        {children}
        {/* Uncontrolled, so it remounts when the link changes. */}
        <TextField key={link} ref={field} label={words.link} readOnly defaultValue={link} />
        {place ? (
          <Checkbox defaultChecked onChange={(event) => setAtPlace(event.currentTarget.checked)}>
            {place.label}
          </Checkbox>
        ) : null}
        <VisuallyHidden>
          <span role="status">{copied === link ? words.copied : ""}</span>
        </VisuallyHidden>
      </Stack>
    </Dialog>
  );
}
