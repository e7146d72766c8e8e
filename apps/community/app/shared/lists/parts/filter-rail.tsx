import { useFormats } from "@grow/i18n/react";
import { Button, Icon, Link, TextLink } from "@grow/ui/foundation";
import { Check, SlidersHorizontal } from "lucide-react";
import type { ReactNode } from "react";
import type { List } from "../list.ts";
import styles from "./filter-rail.module.css";

const RAIL_ID = "filters";

/** Opens the filters as a sheet, under 1080 px. It is a popover: no JavaScript needed. */
export function FilterButton({ children }: { children: ReactNode }) {
  return (
    <div className={styles.opener}>
      <Button look="outline" icon={SlidersHorizontal} popovertarget={RAIL_ID}>
        {children}
      </Button>
    </div>
  );
}

export interface FilterGroup {
  readonly title: string;
  readonly rows: readonly FilterRow[];
}

export interface FilterRow {
  readonly word: string;
  readonly label: string;
  readonly icon?: ReactNode;
}

interface FilterRailProps<Sort extends string> {
  list: List<Sort>;
  tags: readonly string[];
  sort: Sort;
  groups: readonly FilterGroup[];
  /** How many items each word would leave; shown as they arrive. */
  counts: Readonly<Record<string, number>> | undefined;
  label: string;
  clear: string;
  /** Closes the sheet: "Show 12 diaries". */
  done: ReactNode;
  isEmpty: boolean;
}

/**
 * The filters of a list, each a link to the list with it or without it. One element for all sizes: beside the list from
 * 1080 px, under that a sheet.
 */
export function FilterRail<Sort extends string>(props: FilterRailProps<Sort>) {
  const { list, tags, sort, groups, counts, label, clear, done, isEmpty } = props;
  const formats = useFormats();
  const row = ({ word, label, icon }: FilterRow) => {
    const on = tags.includes(word);
    const count = counts?.[word];
    return (
      <li key={word}>
        <Link
          href={list.address({ tags: list.toggled(tags, word), sort })}
          className={styles.row}
          aria-current={on ? "true" : undefined}
          rel={tags.length > 0 ? "nofollow" : undefined}
        >
          <span className={styles.box}>{on ? <Icon of={Check} size={14} /> : null}</span>
          {icon}
          {label}{" "}
          {count === undefined ? null : <span className={styles.count}>{formats.compact(count)}</span>}
        </Link>
      </li>
    );
  };
  return (
    <nav id={RAIL_ID} popover="auto" className={styles.rail} aria-label={label}>
      <div className={styles.head}>
        <h2>{label}</h2>
        {tags.length > 0 ? <TextLink href={list.address({ sort })}>{clear}</TextLink> : null}
      </div>
      {groups.map(({ title, rows }) => (
        <section key={title} className={styles.group}>
          <h2>{title}</h2>
          <ul>{rows.map(row)}</ul>
        </section>
      ))}
      <div className={styles.done}>
        <Button look="primary" wide popovertarget={RAIL_ID} popovertargetaction="hide" disabled={isEmpty}>
          {done}
        </Button>
      </div>
    </nav>
  );
}
