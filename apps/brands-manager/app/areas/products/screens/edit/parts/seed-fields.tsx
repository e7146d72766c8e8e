import { Stack } from "@grow/ui/foundation";
import { SelectField, UnitField } from "@grow/ui/input";
import { useLingui } from "@lingui/react/macro";
import styles from "../../../../../shared/editor/editor.module.css";
import { SEED_TYPES } from "../product-form.ts";
import { StrainField } from "./strain-field.tsx";

/** The first of the numbers: shares of indica, sativa and ruderalis. */
const SHARES = 3;

interface SeedFieldsProps {
  now: Readonly<Record<string, string | undefined>>;
  errors: Readonly<Record<string, string>>;
}

/** The data printed on a packet of seeds. */
export function SeedFields({ now, errors }: SeedFieldsProps) {
  const { t } = useLingui();
  const { types, numbers } = useSeedWords();
  const fields = numbers.map(([name, label, unit]) => (
    <UnitField
      key={name}
      name={name}
      label={label}
      unit={unit}
      defaultValue={now[name]}
      error={errors[`facts.${name}`]}
    />
  ));
  return (
    <Stack gap={4}>
      <div className={styles.grid}>
        <StrainField now={now} error={errors.strain_name ?? errors.strain_id} />
        <SelectField
          label={t({ id: "product.seed.type", message: "Seed type" })}
          name="seed_type"
          defaultValue={now.seed_type ?? ""}
        >
          <option value="">–</option>
          {SEED_TYPES.map((type) => (
            <option key={type} value={type}>
              {types[type]}
            </option>
          ))}
        </SelectField>
      </div>
      <div className={styles.thirds}>{fields.slice(0, SHARES)}</div>
      <div className={styles.ranges}>{fields.slice(SHARES)}</div>
    </Stack>
  );
}

/** Labels of the data of seeds, with their units. */
export function useSeedWords() {
  const { t } = useLingui();
  const types = {
    regular: t({ id: "product.seed.regular", message: "Regular" }),
    feminised: t({ id: "product.seed.feminised", message: "Feminised" }),
    autoflower: t({ id: "product.seed.autoflower", message: "Autoflower" }),
  };
  const numbers = [
    ["indica", t({ id: "product.seed.indica", message: "Indica" }), "%"],
    ["sativa", t({ id: "product.seed.sativa", message: "Sativa" }), "%"],
    ["ruderalis", t({ id: "product.seed.ruderalis", message: "Ruderalis" }), "%"],
    ["thc_min", t({ id: "product.seed.thcMin", message: "THC from" }), "%"],
    ["thc_max", t({ id: "product.seed.thcMax", message: "THC to" }), "%"],
    ["cbd_min", t({ id: "product.seed.cbdMin", message: "CBD from" }), "%"],
    ["cbd_max", t({ id: "product.seed.cbdMax", message: "CBD to" }), "%"],
    [
      "flowering_days_min",
      t({ id: "product.seed.flowerMin", message: "Flowering from" }),
      t({ id: "product.seed.days", message: "days" }),
    ],
    [
      "flowering_days_max",
      t({ id: "product.seed.flowerMax", message: "Flowering to" }),
      t({ id: "product.seed.days", message: "days" }),
    ],
    ["height_min", t({ id: "product.seed.heightMin", message: "Height from" }), "cm"],
    ["height_max", t({ id: "product.seed.heightMax", message: "Height to" }), "cm"],
  ] as const;
  return { types, numbers };
}
