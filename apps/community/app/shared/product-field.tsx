import type { EquipmentCategory } from "@grow/domain";
import { Combobox } from "@grow/ui/input";
import { useProductSearch } from "./use-product-search.ts";

interface ProductFieldProps {
  /** Name of the row in the form. */
  name: string;
  category: EquipmentCategory;
  label: string;
  row: { readonly name: string; readonly product_id: string };
  error: string | undefined;
  /** "Not in the catalogue yet": the name is stored anyway. */
  unknown: string;
  onChoose: () => void;
}

/** A product of the catalogue, or a free name. */
export function ProductField({ name, category, row, unknown, ...field }: ProductFieldProps) {
  const { options, loading, search } = useProductSearch(category);
  return (
    <Combobox
      {...field}
      name={`${name}.name`}
      idName={`${name}.product_id`}
      defaultText={row.name}
      defaultId={row.product_id}
      options={options}
      loading={loading}
      onSearch={search}
      noResults={unknown}
    />
  );
}
