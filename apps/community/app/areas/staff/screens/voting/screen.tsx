import type { Schema } from "@grow/contract";
import { Button, LinkButton, Page, Stack, TextLink } from "@grow/ui/foundation";
import { Trans, useLingui } from "@lingui/react/macro";
import { EyeOff, RotateCcw, Trash2 } from "lucide-react";
import { deskPaths } from "../../desk-paths.ts";
import { ballotChangeWords } from "../../shared/ballots/ballot-changes.ts";
import { Deeds } from "../../shared/ballots/deeds.tsx";
import type { Done } from "../../shared/ballots/done.ts";
import { DoneNote } from "../../shared/ballots/done-note.tsx";
import { ChangeLog } from "../../shared/desks/change-log.tsx";
import styles from "../../shared/desks/desk.module.css";
import type { FormValues } from "../../shared/desks/form-values.ts";
import type { RejectedForm } from "../../shared/desks/rejected-form.ts";
import { VotingFields } from "./parts/voting-fields.tsx";
import type { VotingView } from "./view.ts";

interface VotingScreenProps {
  /** Null for a new one. */
  readonly voting: VotingView | null;
  readonly values: FormValues;
  readonly requestKey: string | null;
  readonly changes: readonly Schema<"StaffChange">[];
  readonly done: Done | null;
  readonly rejected: RejectedForm | null;
}

/** A poll: its form, its state and its changes. Works without scripts. */
export function VotingScreen(props: VotingScreenProps) {
  const { voting, values, requestKey, changes, done, rejected } = props;
  const { i18n } = useLingui();
  const isFormRejected = rejected?.deed === "save" || rejected?.deed === "publish";
  return (
    <Page width="narrow" className={styles.page}>
      <Stack gap={6}>
        <Stack gap={2}>
          <p>
            <TextLink href={deskPaths.votings()}>
              <Trans id="polls.title">Polls</Trans>
            </TextLink>
          </p>
          <h1 lang={voting?.lang}>{voting?.title ?? <Trans id="poll.new">New poll</Trans>}</h1>
          {voting?.link ? (
            <p>
              <LinkButton look="outline" size="small" href={voting.link}>
                <Trans id="poll.open">Open page</Trans>
              </LinkButton>
            </p>
          ) : null}
        </Stack>
        {rejected === null ? <DoneNote done={done} /> : null}
        {voting?.state === "removed" ? null : (
          <VotingFields
            voting={voting}
            requestKey={requestKey}
            values={values}
            rejected={isFormRejected ? rejected : null}
          />
        )}
        {voting ? <StateDeeds state={voting.state} rejected={isFormRejected ? null : rejected} /> : null}
        {changes.length > 0 ? (
          <ChangeLog changes={changes} wordsOf={(field) => ballotChangeWords(i18n, field)} />
        ) : null}
      </Stack>
    </Page>
  );
}

interface StateDeedsProps {
  readonly state: VotingView["state"];
  readonly rejected: RejectedForm | null;
}

/** Unpublishes, removes or restores a poll. Its votes stay. */
function StateDeeds({ state, rejected }: StateDeedsProps) {
  const button = { type: "submit", name: "deed", look: "outline", size: "small" } as const;
  if (state === "removed")
    return (
      <Deeds
        title={<Trans id="poll.removed">Removed</Trans>}
        text={<Trans id="poll.removed.text">It's deleted for good 30 days after it was removed.</Trans>}
        rejected={rejected}
      >
        <Button {...button} value="restore" icon={RotateCcw}>
          <Trans id="poll.restore">Restore</Trans>
        </Button>
      </Deeds>
    );
  return (
    <Deeds
      title={<Trans id="poll.deeds">Unpublish or remove</Trans>}
      text={<Trans id="poll.deeds.text">Growers no longer see it then. Votes stay.</Trans>}
      rejected={rejected}
    >
      {state === "draft" ? null : (
        <Button {...button} value="unpublish" icon={EyeOff}>
          <Trans id="poll.unpublish">Unpublish</Trans>
        </Button>
      )}
      <Button {...button} value="delete" icon={Trash2}>
        <Trans id="poll.remove">Remove</Trans>
      </Button>
    </Deeds>
  );
}
