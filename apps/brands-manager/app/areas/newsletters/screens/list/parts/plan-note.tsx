import { Note, TextLink } from "@grow/ui/foundation";
import { Trans } from "@lingui/react/macro";
import { paths } from "../../../../../paths.ts";
import styles from "../screen.module.css";
import type { PlanView } from "../view.ts";

/** What the plan still allows this month. */
export function PlanNote({ most, free }: PlanView) {
  if (most === 0)
    return (
      <Note tone="warn">
        <Trans id="newsletters.plan.none">Your plan has no newsletters, so you can't send any.</Trans>{" "}
        <TextLink href={paths.subscription()}>
          <Trans id="newsletters.plans">See plans</Trans>
        </TextLink>
      </Note>
    );
  return (
    <p className={styles.muted}>
      {most === null || free === null ? (
        <Trans id="newsletters.plan.unlimited">Your plan has no monthly limit.</Trans>
      ) : free === 0 ? (
        <Trans id="newsletters.plan.used">
          Newsletters left this month: 0 of {most}. Schedule the next one for another month.
        </Trans>
      ) : (
        <Trans id="newsletters.plan.free">
          Newsletters left this month: {free} of {most}
        </Trans>
      )}
    </p>
  );
}
