import { Search } from "lucide-react";
import { type ComponentType, lazy, Suspense, useEffect, useId, useRef, useState } from "react";
import { cx } from "../../foundation/class-names.ts";
import { Icon } from "../../foundation/icon/icon.tsx";
import styles from "./search-box.module.css";
import type { SearchGroup, SearchSuggestionsProps } from "./search-suggestions.tsx";
import { isSlashShortcut } from "./slash-shortcut.ts";

/** Lazy-loaded: every page has a search box, but few users type into it. Without the list, Enter still submits the form. */
const SearchSuggestions = lazy(async (): Promise<{ default: ComponentType<SearchSuggestionsProps> }> => {
  try {
    return { default: (await import("./search-suggestions.tsx")).SearchSuggestions };
  } catch {
    return { default: () => null };
  }
});

export interface SearchBoxProps {
  /** Names form and field: "Search Grow". */
  label: string;
  /** Name of the form field. */
  name?: string | undefined;
  defaultValue?: string | undefined;
  maxLength?: number | undefined;
  /** Suggestions for the current text, or recent searches for an empty field. Groups in a fixed order. */
  groups?: readonly SearchGroup[] | undefined;
  /** The last row, which submits the form: `Search everything for “night”`. */
  everything?: ((text: string) => string) | undefined;
  /** Announced when suggestions arrive: "7 suggestions". */
  count?: string | undefined;
  loading?: boolean | undefined;
  /** The text changed, or the field was focused; called at most every 200 ms. Without it there are no suggestions. */
  onSearch?: ((text: string) => void) | undefined;
  /** `/` focuses this field. At most one per page. */
  hasShortcut?: boolean | undefined;
}

/**
 * The content of a search form. Suggestions appear in groups while typing; arrow keys move through them, Enter opens the selected one or
 * submits the form, Escape closes them. The app's `<form role="search">` around it works without scripts.
 */
export function SearchBox(props: SearchBoxProps) {
  const { label, name = "query", defaultValue, maxLength = 100, groups = [], everything, count } = props;
  const { loading, onSearch, hasShortcut } = props;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [text, setText] = useState(defaultValue ?? "");
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const hasAll = everything !== undefined && text.trim() !== "";
  const total = groups.reduce((sum, group) => sum + group.items.length, 0) + (hasAll ? 1 : 0);
  const isShown = isOpen && onSearch !== undefined && (total > 0 || loading === true);

  // Text typed before hydration counts as well.
  useEffect(() => {
    const input = field.current;
    if (!input || input !== document.activeElement) return;
    setText(input.value);
    setOpen(true);
  }, []);

  const search = useRef(onSearch);
  search.current = onSearch;
  useEffect(() => {
    if (!isOpen) return;
    const timer = setTimeout(() => search.current?.(text.trim()), 200);
    return () => clearTimeout(timer);
  }, [text, isOpen]);

  useEffect(() => {
    if (!hasShortcut) return;
    const onKey = (event: KeyboardEvent) => {
      if (!isSlashShortcut(event) || !field.current || field.current.offsetParent === null) return;
      event.preventDefault();
      field.current.focus();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [hasShortcut]);

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const onKeyDown = (event: React.KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "Escape" && isShown) {
      event.preventDefault();
      close();
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      setOpen(true);
      if (total > 0) {
        const step = event.key === "ArrowDown" ? 1 : -1;
        setActive(active < 0 ? (step > 0 ? 0 : total - 1) : (active + step + total) % total);
      }
    } else if (event.key === "Enter" && isShown && active >= 0) {
      event.preventDefault();
      document.getElementById(`${id}-${active}`)?.click();
    }
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only detects that the focus has left field and list
    <div
      ref={box}
      className={styles.box}
      onBlur={(event) => {
        if (!box.current?.contains(event.relatedTarget)) close();
      }}
    >
      <div className={styles.frame}>
        <Icon of={Search} />
        <input
          ref={field}
          type="search"
          name={name}
          aria-label={label}
          placeholder={label}
          maxLength={maxLength}
          autoComplete="off"
          defaultValue={defaultValue}
          {...(onSearch
            ? {
                role: "combobox",
                "aria-expanded": isShown,
                "aria-controls": `${id}-list`,
                "aria-autocomplete": "list" as const,
                "aria-activedescendant": isShown && active >= 0 ? `${id}-${active}` : undefined,
              }
            : undefined)}
          onFocus={() => setOpen(true)}
          onInput={(event) => {
            setText(event.currentTarget.value);
            setOpen(true);
            setActive(-1);
          }}
          onKeyDown={onKeyDown}
        />
        {hasShortcut ? (
          <span aria-hidden="true" className={cx(isShown && styles.away)}>
            <kbd>/</kbd>
          </span>
        ) : null}
      </div>
      {onSearch && isOpen ? (
        <Suspense fallback={null}>
          <SearchSuggestions
            id={id}
            label={label}
            groups={groups}
            query={text.trim()}
            active={active}
            isShown={isShown}
            loading={loading}
            everything={hasAll ? everything?.(text.trim()) : undefined}
            onFollow={close}
            onEverything={() => {
              close();
              field.current?.form?.requestSubmit();
            }}
          />
        </Suspense>
      ) : null}
      {onSearch ? (
        <p role="status" className={styles.said}>
          {isShown && !loading ? count : ""}
        </p>
      ) : null}
    </div>
  );
}
