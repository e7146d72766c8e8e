import { factName, factOption } from "@grow/app-kit/catalogue/fact-words.ts";
import type { Section } from "@grow/domain";
import { SECTION_FIELDS, type SectionField } from "@grow/domain/sections";
import { Section as Part } from "@grow/ui/foundation";
import { Checkbox, ChoiceGroup, SelectField, UnitField } from "@grow/ui/input";
import { useLingui } from "@lingui/react/macro";
import styles from "../../../../../shared/editor/editor.module.css";
import { propName } from "../props-form.ts";

interface PropFieldsProps {
  section: Section;
  now: Readonly<Record<string, string | undefined>>;
  errors: Readonly<Record<string, string>>;
}

/** The facts of a product that is neither seed nor nutrient, by its section. */
export function PropFields({ section, ...form }: PropFieldsProps) {
  const { t } = useLingui();
  return (
    <Part title={t({ id: "product.props", message: "Facts" })} level={3} close>
      <div className={styles.grid}>
        {SECTION_FIELDS[section].map((field) => (
          <PropField key={field.name} field={field} {...form} />
        ))}
      </div>
    </Part>
  );
}

type PropFieldProps = Omit<PropFieldsProps, "section"> & { field: SectionField };

function PropField({ field, now, errors }: PropFieldProps) {
  const { i18n, t } = useLingui();
  const label = factName(i18n, field.name);
  const control = (part?: string) => ({
    name: propName(field.name, part),
    defaultValue: now[propName(field.name, part)],
    error: errors[["props", field.name, ...(part ? [part] : [])].join(".")],
  });
  switch (field.kind) {
    case "options":
      return (
        <ChoiceGroup legend={label}>
          {field.options.map((word) => (
            <Checkbox
              key={word}
              name={propName(field.name, word)}
              defaultChecked={now[propName(field.name, word)] === "on"}
            >
              {factOption(i18n, field.name, word) ?? word}
            </Checkbox>
          ))}
        </ChoiceGroup>
      );
    case "option":
      return (
        <SelectField label={label} {...control()}>
          <option value="">–</option>
          {field.options.map((word) => (
            <option key={word} value={word}>
              {factOption(i18n, field.name, word) ?? word}
            </option>
          ))}
        </SelectField>
      );
    case "number":
      return <UnitField label={label} unit={field.unit} {...control()} />;
    case "size":
      return (
        <>
          <UnitField label={t({ id: "product.box.length", message: "Length" })} {...control("length")} />
          <UnitField label={t({ id: "product.box.width", message: "Width" })} {...control("width")} />
          <UnitField label={t({ id: "product.box.height", message: "Height" })} {...control("height")} />
          <SelectField label={t({ id: "product.box.unit", message: "Unit of length" })} {...control("unit")}>
            <option value="cm">{t({ id: "product.box.cm", message: "Centimetres" })}</option>
            <option value="inch">{t({ id: "product.box.inch", message: "Inches" })}</option>
          </SelectField>
        </>
      );
    default:
      return (
        <>
          <UnitField
            label={label}
            {...control()}
            error={errors["props.drip_volume.volume"] ?? errors["props.drip_volume"]}
          />
          <SelectField
            label={t({ id: "product.volume.unit", message: "Unit of volume" })}
            {...control("unit")}
          >
            <option value="liter">{t({ id: "product.volume.liter", message: "Litres" })}</option>
            <option value="gallon">{t({ id: "product.volume.gallon", message: "Gallons" })}</option>
          </SelectField>
        </>
      );
  }
}
