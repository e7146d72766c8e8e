import type { FormFields } from "@grow/app-kit/editor/form-fields.ts";
import { useFormats } from "@grow/i18n/react";
import { Stack } from "@grow/ui/foundation";
import { Checkbox, ChoiceGroup, Radio } from "@grow/ui/input";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { languageName } from "../../../../../shared/editor/language-field.tsx";
import { AUDIENCES, audienceWord } from "../../../shared/newsletter-words.ts";
import { chosenAudience, langField, READER_LANGS, type Reach, recipientsOf } from "../newsletter-form.ts";
import styles from "../screen.module.css";
import { useNewsletterLabels } from "./part-words.tsx";

interface AudienceFieldsProps {
  start: FormFields;
  /** What is in the form now. */
  typed: FormFields;
  errors: Readonly<Record<string, string>>;
  reach: Reach;
}

/** Who gets a newsletter, with how many they are now. */
export function AudienceFields({ start, typed, errors, reach }: AudienceFieldsProps) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  const labels = useNewsletterLabels();
  const counts = reach[chosenAudience(typed)];
  const recipients = recipientsOf(reach, typed);
  const error = errors.audience ?? errors.langs;
  const details = {
    followers: t({
      id: "newsletter.audience.followers.detail",
      message: "Everyone who follows you and allows emails from brands",
    }),
    growers: t({
      id: "newsletter.audience.growers.detail",
      message: "Those of them with a diary that used one of your products in the last 12 months",
    }),
  };
  return (
    <Stack gap={4}>
      <ChoiceGroup legend={labels.audience}>
        {AUDIENCES.map((audience) => (
          <Radio
            key={audience}
            name="audience"
            value={audience}
            defaultChecked={chosenAudience(start) === audience}
            detail={details[audience]}
            count={formats.number(recipientsOf(reach, { audience }))}
          >
            {audienceWord(i18n, audience)}
          </Radio>
        ))}
      </ChoiceGroup>
      <ChoiceGroup legend={labels.langs}>
        <p className={styles.muted}>
          <Trans id="newsletter.langs.hint">By the language of their pages. Choose none for all.</Trans>
        </p>
        <div className={styles.langs}>
          {READER_LANGS.map((lang) => (
            <Checkbox
              key={lang}
              name={langField(lang)}
              value="on"
              defaultChecked={start[langField(lang)] === "on"}
              count={formats.number(counts[lang])}
            >
              <span lang={lang}>{languageName(lang)}</span>
            </Checkbox>
          ))}
        </div>
      </ChoiceGroup>
      {error ? <p className={styles.error}>{error}</p> : null}
      <p role="status" className={styles.recipients}>
        <Plural
          id="newsletter.recipients"
          value={recipients}
          one="# grower gets it as of now"
          other="# growers get it as of now"
        />
      </p>
    </Stack>
  );
}
