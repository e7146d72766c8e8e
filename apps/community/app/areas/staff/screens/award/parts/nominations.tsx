import { Badge, Cluster, Note, Plate, Stack, TextLink } from "@grow/ui/foundation";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { deskPaths } from "../../../desk-paths.ts";
import { BALLOT_WORDS } from "../../../shared/ballots/ballot-words.ts";
import { CONTENT_TYPES, type ContentType } from "../../../shared/ballots/content-types.ts";
import { FixedFact } from "../../../shared/ballots/fixed-fact.tsx";
import { DescribedFields } from "../../../shared/desks/field-groups.tsx";
import { type FormValues, textAt } from "../../../shared/desks/form-values.ts";
import { ItemRows } from "../../../shared/desks/item-rows.tsx";
import { itemId } from "../../../shared/desks/item-values.ts";
import { LanguageTexts } from "../../../shared/desks/language-texts.tsx";
import {
  contentTypeField,
  MOST_NOMINATIONS,
  NOMINATIONS,
  nominationTexts,
  typeField,
} from "../award-form.ts";
import type { AwardView } from "../view.ts";

interface NominationsProps {
  readonly values: FormValues;
  readonly errors: Readonly<Record<string, string>>;
  /** Null for new ones. */
  readonly award: AwardView | null;
}

/** The nominations of awards in their order, with what may be nominated and their texts per language. */
export function Nominations({ values, errors, award }: NominationsProps) {
  const { i18n, t } = useLingui();
  const isFixed = award?.isFixed ?? false;
  const isOver = award?.isOver ?? false;
  const fixedType = (key: string) => award?.fixedTypes[itemId(key) ?? 0];
  return (
    <Plate>
      <Stack gap={4}>
        <h2>
          <Trans id="ballots.nominations">Nominations</Trans>
        </h2>
        {errors[NOMINATIONS] ? (
          <Note tone="bad" urgent>
            {errors[NOMINATIONS]}
          </Note>
        ) : null}
        <ItemRows
          list={NOMINATIONS}
          values={values}
          rowTitle={(number) => t({ id: "ballots.nomination", message: `Nomination ${number}` })}
          addLabel={t({ id: "ballots.nomination.add", message: "Add nomination" })}
          most={MOST_NOMINATIONS}
          isRemovable={(key) => !isFixed || itemId(key) === null}
          isFixed={isOver}
        >
          {(row, key) => (
            <>
              <CandidatesLink award={award} id={itemId(key)} />
              <NominationType row={row} fixed={fixedType(key)} values={values} errors={errors} />
              <LanguageTexts
                list={nominationTexts(row)}
                parts={[
                  { name: "name", label: i18n._(BALLOT_WORDS.name), maxLength: 200 },
                  {
                    ...{ name: "text", label: i18n._(BALLOT_WORDS.text), maxLength: 2000, rows: 2 },
                    hint: t({ id: "ballots.nomination.hint", message: "A line of help below the name" }),
                  },
                ]}
                values={values}
                errors={errors}
                required={textAt(values, "lang")}
              />
            </>
          )}
        </ItemRows>
      </Stack>
    </Plate>
  );
}

/** Saved nominations have a page with their candidates. */
function CandidatesLink({ award, id }: { award: AwardView | null; id: number | null }) {
  const found = id === null ? undefined : award?.candidates[id];
  if (!award || id === null || !found) return null;
  const { count } = found;
  return (
    <Cluster gap={2}>
      <TextLink href={deskPaths.candidates({ year: award.year, nomination: id })}>
        <Plural id="ballots.nomination.candidates" value={count} one="# candidate" other="# candidates" />
      </TextLink>
      {found.isShort ? (
        <Badge tone="warn">
          <Trans id="ballots.nomination.short">Needs 2 public candidates</Trans>
        </Badge>
      ) : null}
    </Cluster>
  );
}

interface NominationTypeProps extends Pick<NominationsProps, "values" | "errors"> {
  readonly row: string;
  /** The type that stays; left out where it can be chosen. */
  readonly fixed: ContentType | undefined;
}

function NominationType({ row, fixed, values, errors }: NominationTypeProps) {
  const { i18n } = useLingui();
  if (!fixed) return <DescribedFields fields={[contentTypeField(row)]} values={values} errors={errors} />;
  return (
    <FixedFact label={i18n._(BALLOT_WORDS.type)} sent={{ [typeField(row)]: fixed }}>
      {i18n._(CONTENT_TYPES[fixed])}
    </FixedFact>
  );
}
