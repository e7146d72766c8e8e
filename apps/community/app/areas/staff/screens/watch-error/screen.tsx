import type { Schema } from "@grow/contract";
import { Note, Page, Section, Stack, TextLink } from "@grow/ui/foundation";
import { Trans, useLingui } from "@lingui/react/macro";
import { deskPaths } from "../../desk-paths.ts";
import { ChangeLog } from "../../shared/desks/change-log.tsx";
import styles from "../../shared/desks/desk.module.css";
import type { RejectedForm } from "../../shared/desks/rejected-form.ts";
import { ErrorBadges, errorStateWord } from "../../shared/watch/error-state.tsx";
import type { Done, loadError } from "./load-error.ts";
import { Decision } from "./parts/decision.tsx";
import { ErrorCase } from "./parts/error-case.tsx";
import { ErrorFacts } from "./parts/error-facts.tsx";

type WatchErrorScreenProps = Awaited<ReturnType<typeof loadError>> & {
  readonly rejected: RejectedForm | null;
};

/** An error: how often it was reported, its last cases, its state and the decisions about it. Works without scripts. */
export function WatchErrorScreen({ error, cases, changes, done, rejected }: WatchErrorScreenProps) {
  const { i18n, t } = useLingui();
  return (
    <Page width="narrow" className={styles.page}>
      <Stack gap={6}>
        <Head error={error} />
        {done !== null && rejected === null ? <DoneNote done={done} /> : null}
        <ErrorFacts error={error} />
        <Decision error={error} rejected={rejected} />
        <Section title={t({ id: "watch.cases", message: "Last cases" })} close>
          {cases.length === 0 ? (
            <p>
              <Trans id="watch.cases.empty">No case was saved.</Trans>
            </p>
          ) : (
            <Stack gap={3}>
              {cases.map((one, index) => (
                <ErrorCase key={`${one.date} ${one.browser}`} sample={one} isOpen={index === 0} />
              ))}
            </Stack>
          )}
        </Section>
        {changes.length > 0 ? (
          <ChangeLog
            changes={changes}
            wordsOf={(field) => ({
              label: field === "state" ? t({ id: "watch.error.state", message: "State" }) : field,
              value: (logged) => errorStateWord(i18n, logged),
            })}
          />
        ) : null}
      </Stack>
    </Page>
  );
}

function Head({ error: { message, state, is_again } }: { error: Schema<"StaffError"> }) {
  return (
    <Stack gap={2}>
      <p>
        <TextLink href={deskPaths.watchErrors()}>
          <Trans id="watch.title">Speed and errors</Trans>
        </TextLink>
      </p>
      <h1 className={styles.change}>{message}</h1>
      <ErrorBadges state={state} isAgain={is_again} />
    </Stack>
  );
}

function DoneNote({ done }: { done: Done }) {
  const { t } = useLingui();
  const words: Record<Done, string> = {
    solved: t({ id: "watch.done.solved", message: "Solved. It opens again if a newer version reports it." }),
    ignored: t({ id: "watch.done.ignored", message: "Ignored. It's counted, and stays ignored." }),
    open: t({ id: "watch.done.open", message: "Open again" }),
  };
  return <Note tone="good">{words[done]}</Note>;
}
