import type { Schema } from "@grow/contract";
import { Button } from "@grow/ui/foundation";
import { Trans } from "@lingui/react/macro";
import { EyeOff, RotateCcw, Trash2 } from "lucide-react";
import { deskPaths } from "../../desk-paths.ts";
import { BallotPage, isFormRejected } from "../../shared/ballots/ballot-page.tsx";
import { Deeds } from "../../shared/ballots/deeds.tsx";
import type { Done } from "../../shared/ballots/done.ts";
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
export function VotingScreen({ voting, values, requestKey, changes, done, rejected }: VotingScreenProps) {
  const isForm = isFormRejected(rejected);
  return (
    <BallotPage
      list={{ href: deskPaths.votings(), title: <Trans id="polls.title">Polls</Trans> }}
      ballot={voting}
      heading={<Trans id="poll.new">New poll</Trans>}
      open={<Trans id="poll.open">Open page</Trans>}
      {...{ changes, done, rejected }}
    >
      {voting?.state === "removed" ? null : (
        <VotingFields
          voting={voting}
          requestKey={requestKey}
          values={values}
          rejected={isForm ? rejected : null}
        />
      )}
      {voting ? <StateDeeds state={voting.state} rejected={isForm ? null : rejected} /> : null}
    </BallotPage>
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
