import type { Schema } from "@grow/contract";
import { Button, LinkButton, Note } from "@grow/ui/foundation";
import { Trans } from "@lingui/react/macro";
import { EyeOff, Trash2 } from "lucide-react";
import { deskPaths } from "../../desk-paths.ts";
import { BallotPage, isFormRejected } from "../../shared/ballots/ballot-page.tsx";
import { Deeds } from "../../shared/ballots/deeds.tsx";
import type { Done } from "../../shared/ballots/done.ts";
import type { FormValues } from "../../shared/desks/form-values.ts";
import type { RejectedForm } from "../../shared/desks/rejected-form.ts";
import { AwardFields } from "./parts/award-fields.tsx";
import type { AwardView } from "./view.ts";

interface Copied {
  readonly year: number;
  /** The form has its nominations. */
  readonly isDone: boolean;
}

interface AwardScreenProps {
  /** Null for new ones. */
  readonly award: AwardView | null;
  readonly values: FormValues;
  /** The awards whose nominations new ones can copy, or have copied. */
  readonly copied: Copied | null;
  readonly changes: readonly Schema<"StaffChange">[];
  readonly done: Done | null;
  readonly rejected: RejectedForm | null;
}

/** The awards of a year: their form, their state and their changes. Works without scripts. */
export function AwardScreen({ award, values, copied, changes, done, rejected }: AwardScreenProps) {
  const isForm = isFormRejected(rejected);
  return (
    <BallotPage
      list={{ href: deskPaths.awards(), title: <Trans id="ballots.awards">Awards</Trans> }}
      ballot={award}
      heading={<Trans id="ballots.awards.new">New awards</Trans>}
      open={<Trans id="ballots.award.open">Open page</Trans>}
      {...{ changes, done, rejected }}
    >
      {copied && rejected === null ? <Copy copied={copied} /> : null}
      <AwardFields
        key={award?.year ?? `new ${copied?.isDone}`}
        award={award}
        values={values}
        rejected={isForm ? rejected : null}
      />
      {award && !award.isOver ? <StateDeeds award={award} rejected={isForm ? null : rejected} /> : null}
    </BallotPage>
  );
}

function Copy({ copied: { year, isDone } }: { copied: Copied }) {
  if (isDone)
    return (
      <Note tone="good">
        <Trans id="ballots.award.copied">Nominations of {year} are copied. Check titles and rules.</Trans>
      </Note>
    );
  return (
    <p>
      <LinkButton look="outline" size="small" href={deskPaths.copiedAward(year)}>
        <Trans id="ballots.award.copy">Copy nominations of {year}</Trans>
      </LinkButton>
    </p>
  );
}

interface StateDeedsProps {
  readonly award: AwardView;
  readonly rejected: RejectedForm | null;
}

/** Unpublishes awards, or deletes a draft that nobody has voted in. */
function StateDeeds({ award: { state, isFixed }, rejected }: StateDeedsProps) {
  const button = { type: "submit", name: "deed", size: "small" } as const;
  if (state !== "draft")
    return (
      <Deeds
        title={<Trans id="ballots.award.unpublish">Unpublish</Trans>}
        text={<Trans id="ballots.award.unpublish.text">Growers no longer see them then. Votes stay.</Trans>}
        rejected={rejected}
      >
        <Button {...button} look="outline" value="unpublish" icon={EyeOff}>
          <Trans id="ballots.award.unpublish">Unpublish</Trans>
        </Button>
      </Deeds>
    );
  if (isFixed) return null;
  return (
    <Deeds
      title={<Trans id="ballots.award.delete">Delete</Trans>}
      text={<Trans id="ballots.award.delete.text">The draft will be gone. You can't undo this.</Trans>}
      rejected={rejected}
    >
      <Button {...button} look="danger" value="delete" icon={Trash2}>
        <Trans id="ballots.award.delete.submit">Delete for good</Trans>
      </Button>
    </Deeds>
  );
}
