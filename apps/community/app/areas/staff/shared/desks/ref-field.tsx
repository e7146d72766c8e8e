import { OPTIONS_SHOWN, useOptionSearch } from "@grow/app-kit/client/use-option-search.ts";
import { Combobox, type ComboboxProps } from "@grow/ui/input";
import { useLingui } from "@lingui/react/macro";
import { useCallback } from "react";
import type { StaffDesk } from "./desk-fields.ts";
import { refIdField } from "./row-form.ts";

type RefFieldProps = Pick<
  ComboboxProps,
  "label" | "hint" | "error" | "name" | "required" | "defaultText" | "defaultId"
> & { desk: StaffDesk };

/** A brand, product or strain of the catalogue. Without scripts, the last part of its page address is typed. */
export function RefField({ desk, ...field }: RefFieldProps) {
  const { t } = useLingui();
  const find = useCallback(
    async (search: string, signal: AbortSignal) => {
      const { createClient } = await import("@grow/api-client");
      const { data } = await createClient({ apiBase: "/api" }).GET("/staff/catalogue/{desk}", {
        params: { path: { desk }, query: { search, limit: OPTIONS_SHOWN } },
        signal,
      });
      return data.items.map(({ id, name, note }) => ({ id, name, detail: note || undefined }));
    },
    [desk],
  );
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
