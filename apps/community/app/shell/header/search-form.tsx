import { Icon, IconLink, VisuallyHidden } from "@grow/ui";
import { useLingui } from "@lingui/react/macro";
import { Form, useSearchParams } from "@remix-run/react";
import { Search } from "lucide-react";
import { useEffect, useRef } from "react";
import { paths } from "../../paths.ts";
import { HAS_SEARCH } from "../navigation.ts";
import styles from "./header.module.css";

/** The search of the header: a form from 1080 px, a link to the search page under that. `/` goes to the field. */
export function SearchForm() {
  const { t } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  const [query] = useSearchParams();

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey) return;
      if (
        event.target instanceof Element &&
        event.target.closest("input, textarea, select, [contenteditable]")
      ) {
        return;
      }
      if (!field.current || field.current.offsetParent === null) return;
      event.preventDefault();
      field.current.focus();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);

  if (!HAS_SEARCH) return null;
  const label = t({ id: "shell.search", message: "Search Grow" });
  return (
    <>
      <Form role="search" action={paths.search()} className={styles.search}>
        <Icon of={Search} />
        <VisuallyHidden>
          <label htmlFor="shell-search">{label}</label>
        </VisuallyHidden>
        <input
          ref={field}
          id="shell-search"
          type="search"
          name="query"
          placeholder={label}
          maxLength={100}
          autoComplete="off"
          defaultValue={query.get("query") ?? ""}
        />
        <span aria-hidden="true">
          <kbd>/</kbd>
        </span>
      </Form>
      <span className={styles.narrow}>
        <IconLink icon={Search} label={label} href={paths.search()} />
      </span>
    </>
  );
}
