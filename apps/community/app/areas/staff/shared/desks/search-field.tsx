import { type FindOptions, useOptionSearch } from "@grow/app-kit/client/use-option-search.ts";
import { Combobox, type ComboboxProps } from "@grow/ui/input";
import { useLingui } from "@lingui/react/macro";
import { refIdField } from "./ref-id-field.ts";

/** The texts of a field with suggestions. */
export type SearchFieldTexts = Pick<
  ComboboxProps,
  "label" | "hint" | "error" | "name" | "required" | "defaultText" | "defaultId"
>;

/** A field with suggestions from the API. Without scripts, its text is typed. @param find - the same function in every render */
export function SearchField({ find, ...field }: SearchFieldTexts & { find: FindOptions }) {
  const { t } = useLingui();
  const { options, loading, search } = useOptionSearch(find);
  return (
    <Combobox
      {...field}
      idName={refIdField(field.name)}
      options={options}
      loading={loading}
      onSearch={search}
      noResults={t({ id: "admin.catalogue.ref.none", message: "Nothing found with this name" })}
    />
  );
}
