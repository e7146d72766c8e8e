import { IconLink, SearchBox } from "@grow/ui";
import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Form, useFetcher, useSearchParams } from "@remix-run/react";
import { Search } from "lucide-react";
import { useState } from "react";
import { paths } from "../../paths.ts";
import type { loader } from "../../screens/search/results/route.tsx";

/** Diaries offered while one types; the search page has them all. */
const SUGGESTED = 6;

/** The search of the header from 1080 px. `/` goes to the field; without script it is a plain form. */
export function SearchForm() {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const { data, load, state } = useFetcher<typeof loader>();
  const [typed, setTyped] = useState("");
  const label = t({ id: "shell.search", message: "Search Grow" });
  const found = typed !== "" && data?.query === typed ? data.found.slice(0, SUGGESTED) : [];
  return (
    <Form role="search" action={paths.search()} aria-label={label}>
      <SearchBox
        label={label}
        name="query"
        defaultValue={params.get("query") ?? ""}
        hasShortcut
        loading={typed !== "" && state !== "idle"}
        onSearch={(text) => {
          setTyped(text);
          if (text !== "") load(paths.search(text));
        }}
        groups={
          found.length === 0
            ? []
            : [
                {
                  key: "diaries",
                  title: t({ id: "shell.nav.diaries", message: "Diaries" }),
                  items: found.map(({ name, link, grower, picture }) => ({
                    href: link,
                    name,
                    detail: grower || undefined,
                    picture: picture ?? undefined,
                  })),
                },
              ]
        }
        everything={(text) =>
          t({ id: "shell.search.everything", message: `Search everything for “${{ text }}”` })
        }
        count={t({
          id: "shell.search.count",
          message: plural({ count: found.length }, { one: "# suggestion", other: "# suggestions" }),
        })}
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
