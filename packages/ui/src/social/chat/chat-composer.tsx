import { SendHorizontal } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { IconButton } from "../../foundation/button/icon-button.tsx";
import fieldStyles from "../../input/field/field.module.css";
import styles from "./chat.module.css";

export interface ChatComposerProps {
  /** Names the field: "Message tessellate". */
  label: string;
  name?: string | undefined;
  /** Label of the button: "Send". */
  send: string;
  maxLength?: number | undefined;
  defaultValue?: string | undefined;
  disabled?: boolean | undefined;
  /** Marks the field for the app, which offers names in it. */
  "data-mentions"?: "" | undefined;
  /** The text changed. */
  onInput?: (() => void) | undefined;
  /** Before the field: add a photo, share a diary. */
  children?: ReactNode | undefined;
}

/**
 * The content of the form under a room. Enter sends, Shift+Enter makes a new line; on touch screens Enter makes a new line and the
 * button sends. The app's form around it works without scripts.
 */
export function ChatComposer({ label, name = "text", send, children, ...field }: ChatComposerProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  return (
    <div className={styles.composer}>
      {children}
      <textarea
        {...field}
        ref={area}
        name={name}
        rows={1}
        required
        aria-label={label}
        placeholder={label}
        className={`${fieldStyles.area} ${styles.input}`}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
          if (window.matchMedia("(pointer: coarse)").matches) return;
          event.preventDefault();
          event.currentTarget.form?.requestSubmit();
        }}
      />
      <IconButton type="submit" look="primary" icon={SendHorizontal} label={send} disabled={field.disabled} />
    </div>
  );
}
