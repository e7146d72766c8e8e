import type { Schema } from "@grow/contract";
import { Button, LinkButton, Note, Page, Stack, TextLink } from "@grow/ui/foundation";
import { Trans, useLingui } from "@lingui/react/macro";
import { EyeOff, Trash2 } from "lucide-react";
import { deskPaths } from "../../desk-paths.ts";
import { ballotChangeWords } from "../../shared/ballots/ballot-changes.ts";
import { Deeds } from "../../shared/ballots/deeds.tsx";
import type { Done } from "../../shared/ballots/done.ts";
import { DoneNote } from "../../shared/ballots/done-note.tsx";
import { ChangeLog } from "../../shared/desks/change-log.tsx";
import styles from "../../shared/desks/desk.module.css";
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
  const { i18n } = useLingui();
  const isFormRejected = rejected?.deed === "save" || rejected?.deed === "publish";
  return (
    <Page width="narrow" className={styles.page}>
      <Stack gap={6}>
        <Stack gap={2}>
          <p>
            <TextLink href={deskPaths.awards()}>
              <Trans id="ballots.awards">Awards</Trans>
            </TextLink>
          </p>
          <h1 lang={award?.lang}>{award?.title ?? <Trans id="ballots.awards.new">New awards</Trans>}</h1>
          {award?.link ? (
            <p>
              <LinkButton look="outline" size="small" href={award.link}>
                <Trans id="ballots.award.open">Open page</Trans>
              </LinkButton>
            </p>
          ) : null}
        </Stack>
        {rejected === null ? <DoneNote done={done} /> : null}
        {copied && rejected === null ? <Copy copied={copied} /> : null}
        <AwardFields
          key={award?.year ?? `new ${copied?.isDone}`}
          award={award}
          values={values}
          rejected={isFormRejected ? rejected : null}
        />
        {award && !award.isOver ? (
          <StateDeeds award={award} rejected={isFormRejected ? null : rejected} />
        ) : null}
        {changes.length > 0 ? (
          <ChangeLog changes={changes} wordsOf={(field) => ballotChangeWords(i18n, field)} />
        ) : null}
      </Stack>
    </Page>
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
