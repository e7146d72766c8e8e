import { PAGE_SECTIONS, pageSectionWord } from "@grow/app-kit/ads/section-words.ts";
import { Checkbox } from "@grow/ui/input";
import { Trans, useLingui } from "@lingui/react/macro";
import editor from "../../../../../shared/editor/editor.module.css";
import { sectionField } from "../banner-form.ts";
import styles from "../screen.module.css";

interface SectionFieldsProps {
  values: Readonly<Record<string, string>>;
  error: string | undefined;
}

/** The parts of the site that a banner is booked for. */
export function SectionFields({ values, error }: SectionFieldsProps) {
  const { i18n } = useLingui();
  return (
    <fieldset data-invalid={error ? "" : undefined} tabIndex={error ? -1 : undefined}>
      <legend className={styles.legend}>
        <Trans id="banner.sections">Sections</Trans>
      </legend>
      <p className={editor.muted}>
        <Trans id="banner.sections.hint">Choose none to run on the whole site.</Trans>
      </p>
      <div className={styles.sections}>
        {PAGE_SECTIONS.map((section) => (
          <Checkbox
            key={section}
            name={sectionField(section)}
            defaultChecked={values[sectionField(section)] === "on"}
          >
            {pageSectionWord(i18n, section)}
          </Checkbox>
        ))}
      </div>
      {error ? <p role="alert">{error}</p> : null}
    </fieldset>
  );
}
