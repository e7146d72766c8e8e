import { X } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { IconButton } from "../../foundation/button/icon-button.tsx";
import { useUiText } from "../../foundation/text/ui-text.tsx";
import styles from "./dialog.module.css";

export interface DialogProps {
  open: boolean;
  /** Called on Escape, the close button, or a click outside. */
  onClose: () => void;
  /** The title: "Delete week 12?". */
  title: ReactNode;
  children: ReactNode;
  /** Buttons that say what happens: "Keep week", "Delete week". */
  actions?: ReactNode | undefined;
  /** Without a close button: a question that its own buttons answer. */
  plain?: boolean | undefined;
}

/** Selector of form fields. */
const FIELD = ["input:not([type=hidden])", "select", "textarea"]
  .map((field) => `${field}:not(:disabled, [readonly])`)
  .join();

/**
 * A modal question or small form: centred from 840 px, a bottom sheet below that width. The browser traps and returns the focus;
 * Escape closes. Focus starts on the first field, if there is one.
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
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard equivalent is Escape, which the dialog handles
    <dialog
      ref={ref}
      className={styles.dialog}
      aria-labelledby={open ? titleId : undefined}
      onCancel={(event) => {
        // Only the owner of `open` closes the dialog.
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
