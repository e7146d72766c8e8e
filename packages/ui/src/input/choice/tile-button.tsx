import { Check } from "lucide-react";
import type { ButtonHTMLAttributes, ReactNode } from "react";
import { Icon } from "../../foundation/icon/icon.tsx";
import styles from "./tile-radio.module.css";

export interface TileButtonProps
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "children" | "className" | "type" | "aria-pressed"> {
  /** What choosing it means. */
  children: ReactNode;
  /** Over the words: a drawing, a preview. */
  picture?: ReactNode | undefined;
  /** It is what is chosen now. */
  pressed: boolean;
}

/**
 * One of several, as a tile that takes effect at once: it sends the form it stands in, with script or without. What is only
 * part of a longer form is a {@link TileRadio}.
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
