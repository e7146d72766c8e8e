import type { CheckedDraw, ListFault } from "@grow/domain/draw";
import { Icon, Note, VisuallyHidden } from "@grow/ui/foundation";
import { Trans } from "@lingui/react/macro";
import { CircleCheck, CircleX } from "lucide-react";
import type { ReactNode } from "react";
import styles from "../screen.module.css";

interface CheckStepsProps {
  /** Null until the check has ended. */
  found: CheckedDraw | null;
  isVoted: boolean;
}

/** What a check proved or found wrong, step by step. */
export function CheckSteps({ found, isVoted }: CheckStepsProps) {
  return (
    <>
      <Result found={found} />
      <ul className={styles.steps}>
        {isVoted ? null : (
          <>
            <Step
              ok={found?.isComplete}
              wrong={<Trans id="draw.wrong.complete">The secret or its fingerprint is missing.</Trans>}
            >
              <Trans id="draw.step.complete">The secret and its fingerprint are public.</Trans>
            </Step>
            <Step
              ok={found?.isSecret}
              wrong={
                <Trans id="draw.wrong.secret">
                  The secret doesn't give the fingerprint that was published before the first entry.
                </Trans>
              }
            >
              <Trans id="draw.step.secret">
                The secret gives the fingerprint that was published before the first entry.
              </Trans>
            </Step>
          </>
        )}
        <Step
          ok={found?.isList}
          wrong={<Trans id="draw.wrong.list">The list of entries changed after it was frozen.</Trans>}
        >
          <Trans id="draw.step.list">The list of entries is the one that was frozen at the end.</Trans>
        </Step>
        <Step ok={found && found.listFault === null} wrong={<Fault fault={found?.listFault ?? null} />}>
          <Trans id="draw.step.lines">Every line of the list is complete, and no entry is in it twice.</Trans>
        </Step>
        <Step
          ok={found?.isOrder}
          wrong={
            isVoted ? (
              <Trans id="draw.wrong.votes">The votes in the list give another order.</Trans>
            ) : (
              <Trans id="draw.wrong.order">Secret and list together give another order.</Trans>
            )
          }
        >
          {isVoted ? (
            <Trans id="draw.step.votes">The votes in the list give exactly these places.</Trans>
          ) : (
            <Trans id="draw.step.order">Secret and list together give exactly these places.</Trans>
          )}
        </Step>
        <Step
          ok={found?.arePlaces}
          wrong={
            <Trans id="draw.wrong.places">The places on this page aren't those your browser computed.</Trans>
          }
        >
          <Trans id="draw.step.places">The places on this page are those your browser computed.</Trans>
        </Step>
        <Step
          ok={found?.areWinners}
          wrong={<Trans id="draw.wrong.winners">The prizes don't go to the first places in line.</Trans>}
        >
          <Trans id="draw.step.winners">The prizes go to the first places in line.</Trans>
        </Step>
      </ul>
    </>
  );
}

function Result({ found }: { found: CheckedDraw | null }) {
  if (found === null) {
    return (
      <p>
        <Trans id="draw.check.pending">Your browser checks the result once JavaScript loads.</Trans>
      </p>
    );
  }
  return (
    <Note tone={found.isRight ? "good" : "bad"}>
      {found.isRight ? (
        <Trans id="draw.check.good">Checked in your browser: this result is right.</Trans>
      ) : (
        <Trans id="draw.check.bad">Something doesn't match. Tell us, and we'll look into it.</Trans>
      )}
    </Note>
  );
}

function Fault({ fault }: { fault: ListFault | null }) {
  switch (fault) {
    case "unended":
      return <Trans id="draw.wrong.unended">The last line of the list breaks off.</Trans>;
    case "unsorted":
      return <Trans id="draw.wrong.unsorted">An entry is in the list twice or out of order.</Trans>;
    default:
      return <Trans id="draw.wrong.malformed">A line of the list can't be read.</Trans>;
  }
}

interface StepProps {
  /** Unknown until the check has ended. */
  ok: boolean | null | undefined;
  /** Replaces the step when it fails. */
  wrong: ReactNode;
  children: ReactNode;
}

function Step({ ok, wrong, children }: StepProps) {
  return (
    <li className={styles.step}>
      {ok === undefined || ok === null ? (
        <>
          <span className={styles.dot} />
          <span>{children}</span>
        </>
      ) : ok ? (
        <>
          <span className={styles.ok}>
            <Icon of={CircleCheck} />
            <VisuallyHidden>
              <Trans id="draw.step.right">Right:</Trans>
            </VisuallyHidden>
          </span>
          <span>{children}</span>
        </>
      ) : (
        <>
          <span className={styles.bad}>
            <Icon of={CircleX} />
            <VisuallyHidden>
              <Trans id="draw.step.wrong">Wrong:</Trans>
            </VisuallyHidden>
          </span>
          <span>{wrong}</span>
        </>
      )}
    </li>
  );
}
