import styles from "./lines.module.css";

export interface LinesProps {
  /** The caller omits empty values. */
  lines: readonly { readonly name: string; readonly value: string }[];
}

/** Names and values one under the other, between hairlines. */
export function Lines({ lines }: LinesProps) {
  return (
    <dl className={styles.lines}>
      {lines.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
