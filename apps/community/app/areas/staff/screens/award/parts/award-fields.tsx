import { Note, Plate, Stack } from "@grow/ui/foundation";
import { TextField } from "@grow/ui/input";
import { Trans, useLingui } from "@lingui/react/macro";
import { deskPaths } from "../../../desk-paths.ts";
import { BALLOT_WORDS } from "../../../shared/ballots/ballot-words.ts";
import { FixedInstant } from "../../../shared/ballots/fixed-instant.tsx";
import { Publication } from "../../../shared/ballots/publication.tsx";
import type { DeskField } from "../../../shared/desks/described-field.ts";
import { DeskForm } from "../../../shared/desks/desk-form.tsx";
import { DescribedFields } from "../../../shared/desks/field-groups.tsx";
import { type FormValues, textAt } from "../../../shared/desks/form-values.ts";
import { LanguageTexts } from "../../../shared/desks/language-texts.tsx";
import type { RejectedForm } from "../../../shared/desks/rejected-form.ts";
import { RichTextField } from "../../../shared/rich-text/rich-text-field.tsx";
import {
  END_FIELD,
  LANG_FIELD,
  LATER_END_FIELD,
  MOST_RULES,
  RESULT_FIELD,
  START_FIELD,
  TEXTS,
} from "../award-form.ts";
import type { AwardView } from "../view.ts";
import { Nominations } from "./nominations.tsx";

interface AwardFieldsProps {
  /** Null for new ones. */
  readonly award: AwardView | null;
  readonly values: FormValues;
  readonly rejected: RejectedForm | null;
}

/** The form of awards: texts, nominations and dates. What votes or results fix is shown as it is. */
export function AwardFields({ award, values: saved, rejected }: AwardFieldsProps) {
  const { i18n, t } = useLingui();
  const values = rejected?.values ?? saved;
  const errors = rejected?.errors.fields ?? {};
  return (
    <DeskForm
      version={award?.version ?? null}
      requestKey={null}
      rejected={rejected}
      cancel={deskPaths.awards()}
    >
      <FixedReason award={award} />
      <Plate>
        <Stack gap={4}>
          <h2>
            <Trans id="ballots.award.texts">Title and rules</Trans>
          </h2>
          {award ? null : (
            <TextField
              label={t({ id: "ballots.year", message: "Year" })}
              name="year"
              inputMode="numeric"
              maxLength={4}
              required
              defaultValue={textAt(values, "year")}
              error={errors.year}
            />
          )}
          <DescribedFields fields={[LANG_FIELD]} values={values} errors={errors} />
          <LanguageTexts
            list={TEXTS}
            parts={[
              { name: "title", label: i18n._(BALLOT_WORDS.title), maxLength: 200 },
              {
                ...{ name: "text", label: t({ id: "ballots.award.rules", message: "Rules" }) },
                render: ({ readOnly: _readOnly, ...field }) => (
                  <RichTextField
                    {...field}
                    areaHint={t({
                      id: "ballots.award.rules.hint",
                      message: "HTML with paragraphs, lists and links",
                    })}
                    maxLength={MOST_RULES}
                    rows={6}
                  />
                ),
              },
            ]}
            values={values}
            errors={errors}
            required={textAt(values, "lang")}
          />
        </Stack>
      </Plate>
      <Nominations values={values} errors={errors} award={award} />
      <Plate>
        <Stack gap={4}>
          <h2>
            <Trans id="ballots.award.dates">Dates</Trans>
          </h2>
          <MaybeFixed
            saved={saved}
            field={START_FIELD}
            isFixed={isStartFixed(award)}
            values={values}
            errors={errors}
          />
          <MaybeFixed
            saved={saved}
            field={award?.isFixed ? LATER_END_FIELD : END_FIELD}
            isFixed={isEndFixed(award)}
            values={values}
            errors={errors}
          />
          <MaybeFixed
            saved={saved}
            field={RESULT_FIELD}
            isFixed={award?.isOver ?? false}
            values={values}
            errors={errors}
          />
        </Stack>
      </Plate>
      <Publication
        state={award?.state ?? "draft"}
        missing={{
          ...(award && !award.hasNominations
            ? { nomination: <Trans id="ballots.award.missing">A nomination</Trans> }
            : {}),
          ...(award?.needsCandidates
            ? {
                candidates: (
                  <Trans id="ballots.award.missing.candidates">2 public candidates in every nomination</Trans>
                ),
              }
            : {}),
        }}
      />
    </DeskForm>
  );
}

const isStartFixed = (award: AwardView | null) => award !== null && (award.isFixed || award.isOver);
const isEndFixed = (award: AwardView | null) => award !== null && (award.isEnded || award.isOver);

interface MaybeFixedProps {
  readonly field: DeskField;
  readonly isFixed: boolean;
  readonly saved: FormValues;
  readonly values: FormValues;
  readonly errors: Readonly<Record<string, string>>;
}

/** A date that can be changed, or one that rules keep. */
function MaybeFixed({ field, isFixed, saved, values, errors }: MaybeFixedProps) {
  const { i18n } = useLingui();
  const { name, label } = field;
  if (!isFixed) return <DescribedFields fields={[field]} values={values} errors={errors} />;
  return (
    <FixedInstant
      label={typeof label === "function" ? label(i18n) : i18n._(label)}
      name={name}
      saved={saved}
    />
  );
}

function FixedReason({ award }: { award: AwardView | null }) {
  if (award?.isOver)
    return (
      <Note tone="info">
        <Trans id="ballots.award.over">The results are out, so only texts can change.</Trans>
      </Note>
    );
  if (!award?.isFixed) return null;
  return (
    <Note tone="info">
      <Trans id="ballots.award.fixed">
        Growers have voted. Nominations and the start stay as they are, and the end can only move later.
      </Trans>
    </Note>
  );
}
