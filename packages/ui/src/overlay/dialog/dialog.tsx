import { X } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { IconButton } from "../../foundation/button/icon-button.tsx";
import { useUiText } from "../../foundation/text/ui-text.tsx";
import styles from "./dialog.module.css";

export interface DialogProps {
  open: boolean;
  /** Asked to close: by Escape, the cross, or a press beside it. */
  onClose: () => void;
  /** Names the thing: "Delete week 12?". */
  title: ReactNode;
  children: ReactNode;
  /** The buttons. They say what happens: "Keep week", "Delete week". */
  actions?: ReactNode | undefined;
  /** Without the cross: a question that its own buttons answer. */
  plain?: boolean | undefined;
}

/** What a user fills in. */
const FIELD = ["input:not([type=hidden])", "select", "textarea"]
  .map((field) => `${field}:not(:disabled, [readonly])`)
  .join();

/**
 * A question or a small form over the page: in the middle from 840 px, a sheet from below under that. The browser
 * keeps the focus inside and gives it back; Escape closes. Focus starts on the first field, if there is one.
 */
export function Dialog({ open, onClose, title, children, actions, plain }: DialogProps) {
  const text = useUiText();
  const titleId = useId();
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (open && !dialog.open) {
      dialog.showModal();
      // The browser would focus the close button, and the first space typed would close the dialog.
      dialog.querySelector<HTMLElement>(FIELD)?.focus();
    }
    if (!open && dialog.open) dialog.close();
  }, [open]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, and the dialog has it
    <dialog
      ref={ref}
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // The owner of `open` decides; the dialog then follows.
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        if (open) onClose();
      }}
      onClick={(event) => {
        if (event.target === ref.current) onClose();
      }}
    >
      {open ? (
        <div className={styles.box}>
          <div className={styles.head}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            {plain ? null : <IconButton icon={X} label={text.close} onClick={onClose} />}
          </div>
          <div className={styles.content}>{children}</div>
          {actions ? <div className={styles.actions}>{actions}</div> : null}
        </div>
      ) : null}
    </dialog>
  );
}
