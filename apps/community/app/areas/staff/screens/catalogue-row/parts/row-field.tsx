import { ChipChoice, ChipChoices, SelectField, TextArea, TextField, UnitField } from "@grow/ui/input";
import { useLingui } from "@lingui/react/macro";
import styles from "../../../shared/desks/desk.module.css";
import type { DeskField, FieldOption } from "../../../shared/desks/desk-fields.ts";
import { RefField } from "../../../shared/desks/ref-field.tsx";

interface RowFieldProps {
  field: DeskField;
  value: string | readonly string[] | undefined;
  /** The id of the row that was chosen in a field with suggestions. */
  chosenId: string;
  errors: Readonly<Record<string, string>>;
}

/** A field of a desk by its description. */
export function RowField({ field, value = "", chosenId, errors }: RowFieldProps) {
  const { i18n } = useLingui();
  const label = typeof field.label === "function" ? field.label(i18n) : i18n._(field.label);
  const error = errors[field.name] ?? errorBelow(field.name, errors);
  const text = typeof value === "string" ? value : "";
  const common = {
    ...{ label, error, name: field.name, defaultValue: text },
    hint: field.hint && i18n._(field.hint),
  };
  switch (field.kind) {
    case "text":
      return <TextField {...common} maxLength={field.maxLength} required={field.required} />;
    case "ref": {
      const { defaultValue, ...texts } = common;
      return (
        <RefField
          {...texts}
          desk={field.desk}
          required={field.required}
          defaultText={defaultValue}
          defaultId={chosenId}
        />
      );
    }
    case "number":
      return <UnitField {...common} unit={field.unit || undefined} />;
    case "html":
    case "lines":
      return <TextArea {...common} rows={field.kind === "html" ? 6 : 3} />;
    case "select":
      return (
        <SelectField {...common} required={field.required}>
          {field.required ? null : <option value="">–</option>}
          <Options options={field.options(i18n)} />
        </SelectField>
      );
    case "words":
      return (
        <fieldset className={styles.words}>
          <legend>{label}</legend>
          <ChipChoices>
            {field.options(i18n).map((option) => (
              <ChipChoice
                key={option.value}
                name={field.name}
                value={option.value}
                defaultChecked={value.includes(option.value)}
              >
                {option.label}
              </ChipChoice>
            ))}
          </ChipChoices>
          {error ? <p className={styles.error}>{error}</p> : null}
        </fieldset>
      );
  }
}

/** The error of an item of the field's list. */
function errorBelow(name: string, errors: RowFieldProps["errors"]): string | undefined {
  return Object.entries(errors).find(([field]) => field.startsWith(`${name}.`))?.[1];
}

/** Options, in groups where they have one. */
function Options({ options }: { options: readonly FieldOption[] }) {
  const groups = [...new Set(options.map(({ group }) => group))];
  return groups.map((group) => {
    const own = options
      .filter((option) => option.group === group)
      .map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ));
    return group === undefined ? (
      own
    ) : (
      <optgroup key={group} label={group}>
        {own}
      </optgroup>
    );
  });
}
