import { Stack } from "@grow/ui/foundation";
import { Trans, useLingui } from "@lingui/react/macro";
import styles from "../../../shared/desks/desk.module.css";
import { DescribedFields } from "../../../shared/desks/field-groups.tsx";
import type { FormValues } from "../../../shared/desks/form-values.ts";
import { ItemRows } from "../../../shared/desks/item-rows.tsx";
import { itemId, itemKeys } from "../../../shared/desks/item-values.ts";
import { CATEGORY_RULES, CATEGORY_WORDS, placed } from "../giveaway-fields.ts";
import { CATEGORIES, MOST_CATEGORIES, rowOf } from "../giveaway-form.ts";
import type { GiveawayView } from "../view.ts";
import { RuleFields } from "./rule-fields.tsx";

interface CategoriesProps {
  values: FormValues;
  /** As they are saved. */
  saved: FormValues;
  errors: Readonly<Record<string, string>>;
  fixed: GiveawayView["fixed"];
}

/** What may enter. */
export function Categories({ values, saved, errors, fixed }: CategoriesProps) {
  const { t } = useLingui();
  const savedRow = (key: string) => rowOf(saved, `${CATEGORIES}.${itemKeys(saved, CATEGORIES).indexOf(key)}`);
  const isFixed = (key: string) => itemId(key) !== null && fixed.categories !== undefined;
  return (
    <Stack gap={4}>
      <h2>
        <Trans id="admin.giveaway.categories">Categories</Trans>
      </h2>
      {errors[CATEGORIES] ? <p className={styles.error}>{errors[CATEGORIES]}</p> : null}
      <ItemRows
        list={CATEGORIES}
        values={values}
        rowTitle={(number) => t({ id: "admin.giveaway.category", message: `Category ${number}` })}
        addLabel={t({ id: "admin.giveaway.category.add", message: "Add category" })}
        most={MOST_CATEGORIES}
        isRemovable={(key) => !isFixed(key)}
        isFixed={fixed.new_categories !== undefined}
      >
        {(prefix, key) => (
          <>
            <DescribedFields fields={placed(CATEGORY_WORDS, prefix)} values={values} errors={errors} />
            <RuleFields
              fields={CATEGORY_RULES}
              {...{ prefix, values, errors }}
              saved={savedRow(key)}
              fixedBy={() => (isFixed(key) ? fixed.categories : undefined)}
            />
          </>
        )}
      </ItemRows>
    </Stack>
  );
}
