import { SelectField, UnitField } from "@grow/ui/input";
import { useLingui } from "@lingui/react/macro";
import styles from "../../../../../shared/editor/editor.module.css";
import { SEED_TYPES } from "../product-form.ts";

interface SeedFieldsProps {
  now: Readonly<Record<string, string | undefined>>;
  strain: { id: number; name: string } | null;
  errors: Readonly<Record<string, string>>;
}

/** The data printed on a packet of seeds. */
export function SeedFields({ now, strain, errors }: SeedFieldsProps) {
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
  return (
    <div className={styles.grid}>
      {/* Unchanged: strains are assigned in the catalogue. */}
      <input type="hidden" name="strain_id" value={strain?.id ?? ""} />
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
      {numbers.map(([name, label, unit]) => (
        <UnitField
          key={name}
          name={name}
          label={label}
          unit={unit}
          defaultValue={now[name]}
          error={errors[`facts.${name}`]}
        />
      ))}
    </div>
  );
}
