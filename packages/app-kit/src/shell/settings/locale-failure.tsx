import { useLingui } from "@lingui/react/macro";
import styles from "./settings.module.css";

/** Reports that the language was not changed. */
export function LocaleFailure() {
  const { t } = useLingui();
  return (
    <p role="alert" className={styles.failed}>
      {t({ id: "shell.locale.failed", message: "We couldn't load that language. Try again." })}
    </p>
  );
}
