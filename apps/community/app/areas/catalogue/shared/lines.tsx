import styles from "./lines.module.css";

/** Names and values one under the other, between hairlines. */
export function Lines({ lines }: { lines: readonly { readonly name: string; readonly value: string }[] }) {
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
