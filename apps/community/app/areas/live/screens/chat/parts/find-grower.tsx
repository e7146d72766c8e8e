import { useLingui } from "@lingui/react/macro";
import { paths } from "../../../paths.ts";
import { SearchForm } from "./search-form.tsx";

/** Finds a grower to write to, by the beginning of a name. */
export function FindGrower({ query = "" }: { query?: string }) {
  const { t } = useLingui();
  return (
    <SearchForm
      {...{ query, action: paths.chat(), maxLength: 32 }}
      label={t({ id: "chat.find", message: "Find a grower" })}
    />
  );
}
