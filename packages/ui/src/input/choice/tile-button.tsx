import { Check } from "lucide-react";
import type { ButtonHTMLAttributes, ReactNode } from "react";
import { Icon } from "../../foundation/icon/icon.tsx";
import styles from "./tile-radio.module.css";

export interface TileButtonProps
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "children" | "className" | "type" | "aria-pressed"> {
  /** What choosing it means. */
  children: ReactNode;
  /** Above the text: a drawing, a preview. */
  picture?: ReactNode | undefined;
  /** Whether it is the current choice. */
  pressed: boolean;
}

/**
 * One of several choices as a tile that takes effect at once: it submits its form, with scripts or without. Use {@link TileRadio} as
 * part of a longer form.
 */
export function TileButton({ children, picture, pressed, lang, ...button }: TileButtonProps) {
  return (
    <button {...button} type="submit" aria-pressed={pressed} className={styles.tile}>
      {picture ? <span className={styles.picture}>{picture}</span> : null}
      <span className={styles.words} lang={lang}>
        {children}
      </span>
      <Icon of={Check} className={styles.tick} />
    </button>
  );
}
