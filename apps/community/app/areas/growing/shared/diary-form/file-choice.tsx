import { buttonClass, cx, Icon, type IconDrawing } from "@grow/ui/foundation";
import { type ReactNode, useId } from "react";
import styles from "./file-choice.module.css";

interface FileChoiceProps {
  icon: IconDrawing;
  /** File types for the browser's picker: ".zip,.json". */
  accept: string;
  disabled: boolean;
  onChoose: (file: File) => void;
  children: ReactNode;
}

/** A button that opens the browser's window for one file. */
export function FileChoice({ icon, accept, disabled, onChoose, children }: FileChoiceProps) {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className={cx(buttonClass({ look: "outline" }), styles.choice, disabled && styles.off)}
    >
      <input
        id={id}
        type="file"
        accept={accept}
        disabled={disabled}
        className={styles.input}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          if (file) onChoose(file);
          // The same file may be chosen again after it was refused.
          event.currentTarget.value = "";
        }}
      />
      <Icon of={icon} />
      {children}
    </label>
  );
}
