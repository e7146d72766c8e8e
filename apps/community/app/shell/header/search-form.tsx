import { IconLink, SearchBox } from "@grow/ui";
import { useLingui } from "@lingui/react/macro";
import { Form, useSearchParams } from "@remix-run/react";
import { Search } from "lucide-react";
import { paths } from "../../paths.ts";

/** The search of the header from 1080 px. `/` goes to the field. */
export function SearchForm() {
  const { t } = useLingui();
  const [query] = useSearchParams();
  const label = t({ id: "shell.search", message: "Search Grow" });
  return (
    <Form role="search" action={paths.search()} aria-label={label}>
      <SearchBox label={label} name="query" defaultValue={query.get("query") ?? ""} hasShortcut />
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
