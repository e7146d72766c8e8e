import { Chip, Cluster, TextLink } from "@grow/ui/foundation";
import { SegmentLinks } from "@grow/ui/navigation";
import type { ReactNode } from "react";
import type { List } from "../list.ts";
import styles from "./list-head.module.css";

interface ListHeadProps<Sort extends string> {
  list: List<Sort>;
  tags: readonly string[];
  sort: Sort;
  heading: ReactNode;
  /** How many items there are: "1,204 in total". */
  total: ReactNode;
  /** Adds to the list; beside the heading. */
  action?: ReactNode;
  /** Opens the filters on small screens, or switches to a neighbouring list. */
  filterButton?: ReactNode;
  tagLabel: (tag: string) => string;
  clear: ReactNode;
  /** The orders as links: their name, and each one's. */
  sortLabel: string;
  sortName: (sort: Sort) => string;
}

/** Heading of a list: its length, the filters that are set, and the sort orders. */
export function ListHead<Sort extends string>(props: ListHeadProps<Sort>) {
  const { list, tags, sort, heading, total, action, filterButton, tagLabel, clear, sortLabel, sortName } =
    props;
  return (
    <>
      <Cluster justify="between">
        <Cluster gap={4} align="baseline">
          <h1>{heading}</h1>
          <p className={styles.total}>{total}</p>
        </Cluster>
        {action}
      </Cluster>
      <Cluster justify="between">
        <Cluster gap={2}>
          {filterButton}
          {tags.map((tag) => (
            <Chip key={tag} on href={list.address({ tags: list.toggled(tags, tag), sort })}>
              {tagLabel(tag)}
            </Chip>
          ))}
          {tags.length > 0 ? <TextLink href={list.address({ sort })}>{clear}</TextLink> : null}
        </Cluster>
        <SegmentLinks
          label={sortLabel}
          links={list.sorts.map((order) => ({
            href: list.address({ tags, sort: order }),
            label: sortName(order),
            current: order === sort,
          }))}
        />
      </Cluster>
    </>
  );
}
