import { Plate, Stack } from "@grow/ui/foundation";
import { Trans, useLingui } from "@lingui/react/macro";
import styles from "../../../shared/desks/desk.module.css";
import { type FormValues, textAt } from "../../../shared/desks/form-values.ts";
import { LanguageTexts, type PartField } from "../../../shared/desks/language-texts.tsx";
import { FixedText } from "../../../shared/rich-text/fixed-text.tsx";
import { RichTextField } from "../../../shared/rich-text/rich-text-field.tsx";
import { MOST_TEXT, TEXTS } from "../giveaway-form.ts";
import { rulesWord, textWord, titleWord } from "./change-words.ts";

interface TextsProps {
  values: FormValues;
  /** What is shown of rules that can't change, whatever was typed before. */
  saved: FormValues;
  errors: Readonly<Record<string, string>>;
  /** Languages whose rules can no longer be changed. */
  fixedRules: readonly string[];
}

/** Title, text and rules in the languages of the site. */
export function Texts({ values, saved, errors, fixedRules }: TextsProps) {
  const { i18n, t } = useLingui();
  const areaHint = t({ id: "admin.giveaway.html", message: "HTML: paragraphs, lists, links" });
  const rich = ({ readOnly, ...field }: PartField) =>
    readOnly ? (
      <FixedText label={field.label} name={field.name} lang={field.lang} html={textAt(saved, field.name)} />
    ) : (
      <RichTextField {...field} areaHint={areaHint} maxLength={MOST_TEXT} rows={8} />
    );
  return (
    <Plate>
      <Stack gap={4}>
        <h2>
          <Trans id="admin.giveaway.texts">Texts</Trans>
        </h2>
        {fixedRules.length > 0 ? (
          <p>
            <Trans id="admin.giveaway.texts.fixed">
              Growers have entered under these rules, so they can't change. You can still add rules in other
              languages.
            </Trans>
          </p>
        ) : null}
        {errors[TEXTS] ? <p className={styles.error}>{errors[TEXTS]}</p> : null}
        <LanguageTexts
          list={TEXTS}
          values={values}
          errors={errors}
          required={textAt(values, "lang")}
          readOnly={(lang, part) => part === "rules" && fixedRules.includes(lang)}
          parts={[
            { name: "title", label: titleWord(i18n), maxLength: 200 },
            { name: "text", label: textWord(i18n), render: rich },
            { name: "rules", label: rulesWord(i18n), render: rich },
          ]}
        />
      </Stack>
    </Plate>
  );
}
