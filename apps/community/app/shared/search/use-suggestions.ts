import type { SearchBoxProps } from "@grow/ui/input";
import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useFetcher } from "@remix-run/react";
import { useState } from "react";
import { paths } from "../../paths.ts";
import type { SuggestionsView } from "./suggestions-view.ts";

/** Loads suggestions while the user types. */
export function useSuggestions(): Pick<
  SearchBoxProps,
  "loading" | "onSearch" | "groups" | "everything" | "count"
> {
  const { t } = useLingui();
  const { data, load, state } = useFetcher<SuggestionsView>();
  const [typed, setTyped] = useState("");
  const groups = typed !== "" && data?.query === typed ? data.groups : [];
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  return {
    loading: typed !== "" && state !== "idle",
    onSearch: (text) => {
      setTyped(text);
      if (text !== "") load(paths.searchSuggestions(text));
    },
    groups,
    everything: (text) => t({ id: "shell.search.everything", message: `Search for “${{ text }}”` }),
    count: t({
      id: "shell.search.count",
      message: plural({ count }, { one: "# suggestion", other: "# suggestions" }),
    }),
  };
}
