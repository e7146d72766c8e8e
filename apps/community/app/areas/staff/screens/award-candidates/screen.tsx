import { Cluster, Note, Page, Stack, TextLink } from "@grow/ui/foundation";
import { Pagination } from "@grow/ui/navigation";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { deskPaths } from "../../desk-paths.ts";
import { CONTENT_TYPES } from "../../shared/ballots/content-types.ts";
import styles from "../../shared/desks/desk.module.css";
import type { RejectedForm } from "../../shared/desks/rejected-form.ts";
import { AddCandidates } from "./parts/add-candidates.tsx";
import { CandidateRows } from "./parts/candidate-rows.tsx";
import { type CandidatesDone, type CandidatesView, PAGE_SIZE } from "./view.ts";

interface CandidatesScreenProps {
  readonly candidates: CandidatesView;
  readonly done: CandidatesDone | null;
  readonly rejected: RejectedForm | null;
}

/** The candidates of a nomination, to add, suggest and remove. Works without scripts. */
export function CandidatesScreen({ candidates, done, rejected }: CandidatesScreenProps) {
  const { i18n, t } = useLingui();
  const { awards, name, lang, type, closed, total, page, pages } = candidates;
  const refusal = rejected?.deed === "add" ? null : rejected;
  const message = refusal && (refusal.errors.form ?? Object.values(refusal.errors.fields)[0]);
  return (
    <Page width="narrow" className={styles.page}>
      <Stack gap={6}>
        <Stack gap={2}>
          <p>
            <TextLink href={awards.href} lang={awards.lang}>
              {awards.title}
            </TextLink>
          </p>
          <h1 lang={lang}>{name}</h1>
          <p className={styles.detail}>{i18n._(CONTENT_TYPES[type])}</p>
        </Stack>
        {message ? (
          <Note tone="bad" urgent>
            {message}
          </Note>
        ) : null}
        {rejected === null && done ? <Done done={done} /> : null}
        {closed === null && candidates.isShort ? (
          <Note tone="warn">
            <Trans id="candidates.short">
              Growers need a choice. Awards are published with 2 public candidates in every nomination.
            </Trans>
          </Note>
        ) : null}
        {closed === "ended" ? (
          <Note tone="info">
            <Trans id="candidates.error.closed">Voting has ended. Candidates stay as they are.</Trans>
          </Note>
        ) : null}
        {closed === "over" ? (
          <Note tone="info">
            <Trans id="candidates.over">The results are out. Candidates stay as they are.</Trans>
          </Note>
        ) : null}
        {closed === null ? (
          <AddCandidates
            // Empty after candidates were added.
            key={`${total}`}
            candidates={candidates}
            rejected={rejected?.deed === "add" ? rejected : null}
          />
        ) : null}
        <Stack gap={4}>
          <h2>
            <Trans id="candidates.title">Candidates</Trans>
          </h2>
          <CandidateRows candidates={candidates} />
          <Cluster justify="between">
            <p>
              <Plural id="candidates.total" value={total} one="# candidate" other="# candidates" />
            </p>
            <Pagination
              label={t({ id: "candidates.pages", message: "Pages" })}
              current={page}
              total={pages}
              href={(to) => deskPaths.candidates(candidates, { start: (to - 1) * PAGE_SIZE })}
            />
          </Cluster>
        </Stack>
      </Stack>
    </Page>
  );
}

function Done({ done }: { done: CandidatesDone }) {
  if (done.deed === "removed")
    return (
      <Note tone="good">
        <Trans id="candidates.done.removed">Removed</Trans>
      </Note>
    );
  const { count } = done;
  if (count === 0)
    return (
      <Note tone="info">
        <Trans id="candidates.done.none">
          Nothing new to suggest. The favourites of the year are already here.
        </Trans>
      </Note>
    );
  return (
    <Note tone="good">
      <Plural id="candidates.done.added" value={count} one="# candidate added" other="# candidates added" />
    </Note>
  );
}
