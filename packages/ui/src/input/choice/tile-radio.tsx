import { Check } from "lucide-react";
import { forwardRef, type InputHTMLAttributes, type ReactNode } from "react";
import { Icon } from "../../foundation/icon/icon.tsx";
import choice from "./choice.module.css";
import styles from "./tile-radio.module.css";

export interface TileRadioProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, "children" | "className" | "type"> {
  /** What choosing it means. */
  children: ReactNode;
  /** Above the text: a drawing, a preview. */
  picture?: ReactNode | undefined;
  /** A second line. */
  detail?: ReactNode | undefined;
}

/** One of several choices as a tile: a theme with its preview, a language, a position on a plant. Put them into {@link Tiles}. */
export const TileRadio = forwardRef<HTMLInputElement, TileRadioProps>(function TileRadio(
  { children, picture, detail, ...input },
  ref,
) {
  return (
    <label className={styles.tile}>
      <input {...input} ref={ref} type="radio" className={styles.input} />
      {picture ? <span className={styles.picture}>{picture}</span> : null}
      <span className={styles.words} lang={input.lang}>
        {children}
        {detail ? <span className={styles.detail}>{detail}</span> : null}
      </span>
      <Icon of={Check} className={styles.tick} />
    </label>
  );
});

export interface TilesProps {
  /** The question above radios, or the name of a group of buttons. */
  legend: ReactNode;
  /** For screen readers only, where a heading says the same. */
  legendHidden?: boolean | undefined;
  children: ReactNode;
}

/** A question with tiles as answers, as many side by side as fit. */
export function Tiles({ legend, legendHidden, children }: TilesProps) {
  return (
    <fieldset>
      <legend className={legendHidden ? choice.hidden : styles.legend}>{legend}</legend>
      <div className={styles.tiles}>{children}</div>
    </fieldset>
  );
}
