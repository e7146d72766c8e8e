import { ChevronLeft, ChevronRight } from "lucide-react";
import { Icon } from "../foundation/icon/icon.tsx";
import { Link } from "../foundation/link/link.tsx";
import { useUiText } from "../foundation/text/ui-text.tsx";
import { pageNumbers } from "./page-numbers.ts";
import styles from "./pagination.module.css";

export interface PaginationProps {
  /** Names the navigation: "Pages". */
  label: string;
  /** The current page, from 1. */
  current: number;
  /** The number of pages. With one page nothing is rendered. */
  total: number;
  /** URL of a page. */
  href: (page: number) => string;
}

/** The pages of a list, each with its own URL. */
export function Pagination({ label, current, total, href }: PaginationProps) {
  const text = useUiText();
  if (total <= 1) return null;
  return (
    <nav className={styles.pager} aria-label={label}>
      {current > 1 ? (
        <Link href={href(current - 1)} rel="prev" aria-label={text.previous}>
          <Icon of={ChevronLeft} />
        </Link>
      ) : null}
      {pageNumbers(current, total).map((place, index) =>
        place === "gap" ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: gaps differ only by their position
          <span key={`gap ${index}`} className={styles.gap} aria-hidden="true">
            …
          </span>
        ) : (
          <Link
            key={place}
            href={href(place)}
            aria-label={text.page(place)}
            aria-current={place === current ? "page" : undefined}
          >
            {place}
          </Link>
        ),
      )}
      {current < total ? (
        <Link href={href(current + 1)} rel="next" aria-label={text.next}>
          <Icon of={ChevronRight} />
        </Link>
      ) : null}
    </nav>
  );
}
