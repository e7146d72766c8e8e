import styles from "../screen.module.css";

/** In place of a box: the event does not come this way. */
export function NoWay() {
  return (
    <span className={styles.none} aria-hidden="true">
      –
    </span>
  );
}
