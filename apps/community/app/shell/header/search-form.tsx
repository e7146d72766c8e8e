import { IconLink, SearchBox } from "@grow/ui";
import { useLingui } from "@lingui/react/macro";
import { Form, useSearchParams } from "@remix-run/react";
import { Search } from "lucide-react";
import { paths } from "../../paths.ts";
import { useSuggestions } from "./use-suggestions.ts";

/** The search of the header from 1080 px. `/` goes to the field; without script it is a plain form. */
export function SearchForm() {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const suggestions = useSuggestions();
  const label = t({ id: "shell.search", message: "Search Grow" });
  return (
    <Form role="search" action={paths.search()} aria-label={label}>
      <SearchBox
        {...suggestions}
        label={label}
        name="query"
        defaultValue={params.get("query") ?? ""}
        hasShortcut
      />
    </Form>
  );
}

/** Under that: the way to the search page. */
export function SearchLink() {
  const { t } = useLingui();
  return (
    <IconLink icon={Search} label={t({ id: "shell.search", message: "Search Grow" })} href={paths.search()} />
  );
}
