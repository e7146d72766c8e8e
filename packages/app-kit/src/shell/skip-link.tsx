import { Trans } from "@lingui/react/macro";
import styles from "./skip-link.module.css";

/** The id of every page's `<main>`. */
export const MAIN_ID = "main";

/** The first link in keyboard order: skips the header. */
export function SkipLink() {
  return (
    <a className={styles.skip} href={`#${MAIN_ID}`}>
      <Trans id="shell.skip">Skip to content</Trans>
    </a>
  );
}
