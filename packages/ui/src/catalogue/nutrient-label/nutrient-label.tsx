import { Lines, type LinesProps } from "../../foundation/lines/lines.tsx";
import styles from "./nutrient-label.module.css";

export interface NutrientLabelProps extends LinesProps {
  /** The label's own name, where the page is not about its product. */
  name?: string | undefined;
  /** Nitrogen, phosphorus and potassium in percent by weight, as written on the bottle. */
  main: readonly { readonly sign: string; readonly value: string }[];
}

/** A nutrient's composition as on its bottle: N–P–K in large figures, everything else line by line. */
export function NutrientLabel({ name, main, lines }: NutrientLabelProps) {
  return (
    <div className={styles.label}>
      {name ? <p className={styles.name}>{name}</p> : null}
      {main.length > 0 ? (
        <dl className={styles.main}>
          {main.map(({ sign, value }) => (
            <div key={sign}>
              <dt>{sign}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      <Lines lines={lines} />
    </div>
  );
}
