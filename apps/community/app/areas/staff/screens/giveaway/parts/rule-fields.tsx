import { Lines, Note } from "@grow/ui/foundation";
import { useLingui } from "@lingui/react/macro";
import type { DeskField } from "../../../shared/desks/described-field.ts";
import styles from "../../../shared/desks/desk.module.css";
import { DescribedFields } from "../../../shared/desks/field-groups.tsx";
import { timeField } from "../../../shared/desks/field-values.ts";
import { labelOf } from "../../../shared/desks/field-words.ts";
import { type FormValues, textAt } from "../../../shared/desks/form-values.ts";
import { placed } from "../giveaway-fields.ts";
import { savedField } from "../giveaway-form.ts";
import type { FixedReason } from "../view.ts";
import { fieldText, fixedWord } from "./fixed-words.ts";

interface RuleFieldsProps {
  fields: readonly DeskField[];
  /** Begins their names in the form; left out for those of the giveaway itself. */
  prefix?: string;
  values: FormValues;
  /** As they are saved, by the names of the fields alone: what can't change is shown and sent as it is. */
  saved: FormValues;
  errors: Readonly<Record<string, string>>;
  /** Why a field can no longer be changed; undefined for one that can. */
  fixedBy(name: string): FixedReason | undefined;
}

/** Fields, and those that can no longer be changed as text with the reason. */
export function RuleFields({ fields, prefix = "", values, saved, errors, fixedBy }: RuleFieldsProps) {
  const { i18n } = useLingui();
  const nameOf = (name: string) => (prefix === "" ? name : `${prefix}.${name}`);
  const open = fields.filter(({ name }) => fixedBy(name) === undefined);
  const reasons = [...new Set(fields.map(({ name }) => fixedBy(name)))].filter((one) => one !== undefined);
  return (
    <>
      <DescribedFields fields={prefix === "" ? open : placed(open, prefix)} values={values} errors={errors} />
      {open
        .filter(({ kind }) => kind === "instant")
        .map(({ name }) => (
          <Hidden
            key={name}
            name={savedField(nameOf(name))}
            value={textAt(values, savedField(nameOf(name)))}
          />
        ))}
      {reasons.map((reason) => {
        const fixed = fields.filter(({ name }) => fixedBy(name) === reason);
        return (
          <div key={reason}>
            <Note>{fixedWord(i18n, reason)}</Note>
            <Lines
              lines={fixed.map((field) => ({
                name: labelOf(i18n, field),
                value: fieldText(i18n, field, saved),
              }))}
            />
            {fixed.map((field) => (
              <FixedValue key={field.name} field={field} nameOf={nameOf} saved={saved} />
            ))}
            {fixed.map(({ name }) =>
              errors[nameOf(name)] ? (
                <p key={name} className={styles.error}>
                  {errors[nameOf(name)]}
                </p>
              ) : null,
            )}
          </div>
        );
      })}
    </>
  );
}

interface FixedValueProps {
  field: DeskField;
  nameOf(name: string): string;
  saved: FormValues;
}

/** What the form sends of a field that can't change. */
function FixedValue({ field: { name, kind }, nameOf, saved }: FixedValueProps) {
  const value = saved[name] ?? "";
  if (typeof value !== "string")
    return value.map((word) => <Hidden key={word} name={nameOf(name)} value={word} />);
  if (kind === "check") return value === "" ? null : <Hidden name={nameOf(name)} value={value} />;
  if (kind !== "instant") return <Hidden name={nameOf(name)} value={value} />;
  return (
    <>
      <Hidden name={nameOf(name)} value={value} />
      <Hidden name={timeField(nameOf(name))} value={textAt(saved, timeField(name))} />
      <Hidden name={savedField(nameOf(name))} value={textAt(saved, savedField(name))} />
    </>
  );
}

const Hidden = (field: { name: string; value: string }) => <input type="hidden" {...field} />;
