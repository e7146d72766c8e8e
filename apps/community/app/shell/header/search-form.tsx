import { IconLink } from "@grow/ui/foundation";
import { SearchBox } from "@grow/ui/input";
import { useLingui } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import { Search } from "lucide-react";
import { paths } from "../../paths.ts";
import { useSuggestions } from "../../shared/search/use-suggestions.ts";

/** The search of the header from 1080 px. `/` moves the focus to the field; without JavaScript it is a plain form. */
export function SearchForm() {
  const { t } = useLingui();
  const suggestions = useSuggestions();
  const label = t({ id: "shell.search", message: "Search Grow" });
  return (
    <Form role="search" action={paths.search()} aria-label={label}>
      <SearchBox {...suggestions} label={label} name="query" hasShortcut />
    </Form>
  );
}

/** Below 1080 px: a link to the search page. */
export function SearchLink() {
  const { t } = useLingui();
  return (
    <IconLink icon={Search} label={t({ id: "shell.search", message: "Search Grow" })} href={paths.search()} />
  );
}
