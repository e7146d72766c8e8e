import { Note, Plate, Stack } from "@grow/ui/foundation";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { deskPaths } from "../../../desk-paths.ts";
import { BALLOT_WORDS, languageName } from "../../../shared/ballots/ballot-words.ts";
import { FixedFact } from "../../../shared/ballots/fixed-fact.tsx";
import { FixedInstant } from "../../../shared/ballots/fixed-instant.tsx";
import { Publication } from "../../../shared/ballots/publication.tsx";
import { CoverField } from "../../../shared/desks/cover-field.tsx";
import { DeskForm } from "../../../shared/desks/desk-form.tsx";
import { DescribedFields } from "../../../shared/desks/field-groups.tsx";
import { type FormValues, textAt } from "../../../shared/desks/form-values.ts";
import { LanguageTexts } from "../../../shared/desks/language-texts.tsx";
import { refIdField } from "../../../shared/desks/ref-id-field.ts";
import type { RejectedForm } from "../../../shared/desks/rejected-form.ts";
import type { VotingView } from "../view.ts";
import {
  END_FIELD,
  LANG_FIELD,
  LATER_END_FIELD,
  NEW_VOTING,
  resultsField,
  START_FIELD,
} from "../voting-fields.ts";
import { POST, TEXTS, withFixedOptions } from "../voting-form.ts";
import { Options } from "./options.tsx";
import { PostField } from "./post-field.tsx";

interface VotingFieldsProps {
  /** Null for a new one. */
  readonly voting: VotingView | null;
  readonly requestKey: string | null;
  readonly values: FormValues;
  readonly rejected: RejectedForm | null;
}

/** The form of a poll: texts, options, dates and results. What votes fix is shown as it is. */
export function VotingFields({ voting, requestKey, values: saved, rejected }: VotingFieldsProps) {
  const { i18n, t } = useLingui();
  const fixed = voting ?? NEW_VOTING;
  const { isFixed, isOver } = fixed;
  const typed = rejected?.values ?? saved;
  // Votes may have come in after the form was opened.
  const values = isFixed ? withFixedOptions(typed, saved) : typed;
  const errors = rejected?.errors.fields ?? {};
  const lang = textAt(isFixed ? saved : values, "lang");
  return (
    <DeskForm
      key={voting?.id}
      version={voting?.version ?? null}
      requestKey={requestKey}
      rejected={rejected}
      cancel={deskPaths.votings()}
    >
      {isFixed ? (
        <Note tone="info">
          <Trans id="poll.fixed">
            Growers have voted. Options, start and original language stay as they are, and results can't be
            shown earlier.
          </Trans>
        </Note>
      ) : null}
      <Plate>
        <Stack gap={4}>
          <h2>
            <Trans id="poll.texts">Title and text</Trans>
          </h2>
          {isFixed ? (
            <FixedFact label={i18n._(BALLOT_WORDS.lang)} sent={{ lang }}>
              {languageName(lang)}
            </FixedFact>
          ) : (
            <DescribedFields fields={[LANG_FIELD]} values={values} errors={errors} />
          )}
          <LanguageTexts
            list={TEXTS}
            parts={[
              { name: "title", label: i18n._(BALLOT_WORDS.title), maxLength: 200 },
              { name: "text", label: i18n._(BALLOT_WORDS.text), maxLength: 2000, rows: 4 },
            ]}
            values={values}
            errors={errors}
            required={lang}
          />
          <CoverField label={i18n._(BALLOT_WORDS.cover)} values={values} error={errors.cover_id} />
        </Stack>
      </Plate>
      <Options key={`${isFixed}`} values={values} errors={errors} lang={lang} isFixed={isFixed} />
      <Plate>
        <Stack gap={4}>
          <h2>
            <Trans id="poll.rules">Dates and results</Trans>
          </h2>
          {isFixed ? (
            <FixedInstant label={i18n._(BALLOT_WORDS.start)} name="date_start" saved={saved} />
          ) : (
            <DescribedFields fields={[START_FIELD]} values={values} errors={errors} />
          )}
          {isOver ? (
            <FixedInstant label={i18n._(BALLOT_WORDS.end)} name="date_end" saved={saved} />
          ) : (
            <DescribedFields
              fields={[isFixed ? LATER_END_FIELD : END_FIELD]}
              values={values}
              errors={errors}
            />
          )}
          <DescribedFields fields={[resultsField(fixed)]} values={values} errors={errors} />
          <PostField
            label={t({ id: "poll.post", message: "Article" })}
            hint={t({
              id: "poll.post.hint",
              message: "The poll appears with it, and not before it's published.",
            })}
            name={POST}
            defaultText={textAt(values, POST)}
            defaultId={textAt(values, refIdField(POST))}
            error={errors[POST]}
          />
        </Stack>
      </Plate>
      <Publication
        state={voting?.state ?? "draft"}
        missing={Object.fromEntries(
          (voting?.missing ?? []).map((what) => [what, <Missing key={what} what={what} />]),
        )}
      >
        {voting ? <PublicationText voting={voting} /> : null}
      </Publication>
    </DeskForm>
  );
}

function Missing({ what }: { what: VotingView["missing"][number] }) {
  return what === "options" ? (
    <Trans id="poll.missing.options">A second option</Trans>
  ) : (
    <Trans id="poll.missing.end">An end in the future</Trans>
  );
}

function PublicationText({ voting: { votes, isFixed, waitsForPost } }: { voting: VotingView }) {
  return (
    <>
      {waitsForPost ? (
        <p>
          <Trans id="poll.waits">Growers see it once its article is published.</Trans>
        </p>
      ) : null}
      {isFixed ? <Votes votes={votes} /> : null}
    </>
  );
}

function Votes({ votes }: { votes: number | null }) {
  return (
    <p>
      {votes === null ? (
        <Trans id="poll.votes.hidden">Votes are hidden from staff too, by the rule for results.</Trans>
      ) : (
        <Plural id="poll.votes" value={votes} one="# vote" other="# votes" />
      )}
    </p>
  );
}
