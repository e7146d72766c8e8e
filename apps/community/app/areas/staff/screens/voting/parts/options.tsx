import { Note, Plate, Stack } from "@grow/ui/foundation";
import { Trans, useLingui } from "@lingui/react/macro";
import { BALLOT_WORDS } from "../../../shared/ballots/ballot-words.ts";
import type { FormValues } from "../../../shared/desks/form-values.ts";
import { ItemRows } from "../../../shared/desks/item-rows.tsx";
import { itemId } from "../../../shared/desks/item-values.ts";
import { LanguageTexts } from "../../../shared/desks/language-texts.tsx";
import { MOST_OPTIONS, OPTIONS, optionTexts } from "../voting-form.ts";

interface OptionsProps {
  readonly values: FormValues;
  readonly errors: Readonly<Record<string, string>>;
  /** The original language. */
  readonly lang: string;
  /** It has votes: saved options stay, and what they mean. */
  readonly isFixed: boolean;
}

/** The options of a poll in their order, with their texts per language. */
export function Options({ values, errors, lang, isFixed }: OptionsProps) {
  const { i18n, t } = useLingui();
  return (
    <Plate>
      <Stack gap={4}>
        <h2>
          <Trans id="poll.options">Options</Trans>
        </h2>
        {isFixed ? (
          <p>
            <Trans id="poll.options.fixed">
              Growers have voted for these. You can add options, move them and edit notes and translations.
            </Trans>
          </p>
        ) : null}
        {errors[OPTIONS] ? (
          <Note tone="bad" urgent>
            {errors[OPTIONS]}
          </Note>
        ) : null}
        <ItemRows
          list={OPTIONS}
          values={values}
          rowTitle={(number) => t({ id: "poll.option", message: `Option ${number}` })}
          addLabel={t({ id: "poll.option.add", message: "Add option" })}
          most={MOST_OPTIONS}
          isRemovable={(key) => !isFixed || itemId(key) === null}
        >
          {(row, key) => (
            <LanguageTexts
              list={optionTexts(row)}
              parts={[
                { name: "text", label: i18n._(BALLOT_WORDS.option), maxLength: 200 },
                {
                  name: "note",
                  label: i18n._(BALLOT_WORDS.note),
                  hint: t({ id: "poll.option.note.hint", message: "A short line below the option" }),
                  maxLength: 300,
                },
              ]}
              values={values}
              errors={errors}
              required={lang}
              readOnly={(of, part) => isFixed && itemId(key) !== null && of === lang && part === "text"}
            />
          )}
        </ItemRows>
      </Stack>
    </Plate>
  );
}
