import {
  Checkbox,
  ChipChoice,
  ChipChoices,
  DateField,
  SelectField,
  TextArea,
  TextField,
  UnitField,
} from "@grow/ui/input";
import { Trans, useLingui } from "@lingui/react/macro";
import type { DeskField, FieldOption } from "./described-field.ts";
import styles from "./desk.module.css";
import { exactField, timeField } from "./field-values.ts";
import { type FormValues, textAt } from "./form-values.ts";
import { RefField } from "./ref-field.tsx";
import { refIdField } from "./ref-id-field.ts";

interface DescribedInputProps {
  field: DeskField;
  values: FormValues;
  errors: Readonly<Record<string, string>>;
}

/** The input of a described field. */
export function DescribedInput({ field, values, errors }: DescribedInputProps) {
  const { i18n, t } = useLingui();
  const value = values[field.name] ?? "";
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
          defaultId={textAt(values, refIdField(field.name))}
        />
      );
    }
    case "number":
      return <UnitField {...common} unit={field.unit || undefined} required={field.required} />;
    case "instant":
      return (
        <div className={styles.moment}>
          <DateField {...common} required={field.required} />
          <TextField
            label={t({ id: "admin.form.time", message: "Time" })}
            hint={<Trans id="admin.form.zone">UTC+2, all year</Trans>}
            name={timeField(field.name)}
            type="time"
            defaultValue={textAt(values, timeField(field.name))}
            required={field.required}
          />
          <input type="hidden" name={exactField(field.name)} value={textAt(values, exactField(field.name))} />
        </div>
      );
    case "date":
      return <DateField {...common} required={field.required} />;
    case "check":
      return (
        <div>
          <Checkbox name={field.name} defaultChecked={text !== ""} detail={common.hint}>
            {label}
          </Checkbox>
          {error ? <p className={styles.error}>{error}</p> : null}
        </div>
      );
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
export function errorBelow(name: string, errors: DescribedInputProps["errors"]): string | undefined {
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
