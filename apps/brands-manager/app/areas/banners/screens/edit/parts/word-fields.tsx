import type { FormFields } from "@grow/app-kit/editor/form-fields.ts";
import { BANNER_KINDS, BANNER_LIMITS, type BannerField, type BannerKind } from "@grow/domain/banners";
import { TextField } from "@grow/ui/input";
import { Trans } from "@lingui/react/macro";
import editor from "../../../../../shared/editor/editor.module.css";
import { LanguageField } from "../../../../../shared/editor/language-field.tsx";
import styles from "../screen.module.css";
import { useBannerLabels } from "./part-words.tsx";

interface WordFieldsProps {
  kind: BannerKind;
  start: FormFields;
  /** What is in the form now. */
  typed: FormFields;
  errors: Readonly<Record<string, string>>;
}

/** The words of a banner, as far as its kind has them, and where it leads. */
export function WordFields({ kind, start, typed, errors }: WordFieldsProps) {
  const labels = useBannerLabels();
  const rule = BANNER_KINDS[kind];
  const has = (field: BannerField) => (rule.fields as readonly BannerField[]).includes(field);
  const isRequired = (field: BannerField) => (rule.required as readonly BannerField[]).includes(field);
  const field = (name: "name" | "title" | "text" | "button") => ({
    ...{ name, label: labels[name], defaultValue: start[name], error: errors[name] },
    maxLength: BANNER_LIMITS[name],
    below: <Count length={(typed[name] ?? "").length} most={BANNER_LIMITS[name]} />,
  });
  return (
    <div className={editor.grid}>
      <TextField {...field("name")} required />
      {has("title") ? <TextField {...field("title")} required={isRequired("title")} /> : null}
      {has("text") ? <TextField {...field("text")} /> : null}
      {has("button") ? <TextField {...field("button")} /> : null}
      <TextField
        name="url"
        type="url"
        label={labels.url}
        defaultValue={start.url}
        error={errors.url}
        required
        maxLength={BANNER_LIMITS.url}
        placeholder="https://"
      />
      <LanguageField value={start.lang ?? "en"} />
    </div>
  );
}

function Count({ length, most }: { length: number; most: number }) {
  return (
    <span className={styles.count}>
      <Trans id="banner.count">
        {length} of {most}
      </Trans>
    </span>
  );
}
