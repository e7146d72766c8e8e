import { ReturnField } from "@grow/app-kit/shell/settings/return-field.tsx";
import { Button } from "@grow/ui/foundation";
import { Trans, useLingui } from "@lingui/react/macro";
import { paths } from "../../paths.ts";
import { useRootData } from "../../shared/root-data.ts";
import styles from "./age-dialog.module.css";

/** Age confirmation, if the operator requires it. A form, so that it works without JavaScript; never shown to bots. */
export function AgeDialog() {
  const { t } = useLingui();
  const age = useRootData()?.ageGate ?? 0;
  if (age === 0) return null;
  return (
    <div className={styles.scrim}>
      <dialog
        open
        className={styles.dialog}
        aria-label={t({ id: "shell.age.title", message: `Are you ${age} or older?` })}
      >
        <h2>
          <Trans id="shell.age.title">Are you {age} or older?</Trans>
        </h2>
        <p>
          <Trans id="shell.age.text">
            Grow is about growing cannabis, for adults in places where it's legal.
          </Trans>
        </p>
        <form method="post" action={paths.setAge()} className={styles.actions}>
          <ReturnField />
          <Button type="submit" look="primary" size="large" name="answer" value="yes">
            <Trans id="shell.age.yes">Yes</Trans>
          </Button>
          <Button type="submit" look="outline" size="large" name="answer" value="no">
            <Trans id="shell.age.no">No</Trans>
          </Button>
        </form>
        <p className={styles.note}>
          <Trans id="shell.age.kept">We only ask once. Your answer is saved on this device.</Trans>
        </p>
      </dialog>
    </div>
  );
}
