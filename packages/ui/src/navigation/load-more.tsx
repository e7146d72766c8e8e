import type { ReactNode } from "react";
import { Button, LinkButton } from "../foundation/button/button.tsx";
import { useHydrated } from "../foundation/hydration.ts";
import styles from "./load-more.module.css";

export interface LoadMoreProps {
  /** URL of the next page, for use without scripts and for search engines. Null at the end of the list. */
  href: string | null;
  /** "Show 20 more". */
  children: ReactNode;
  /** Progress: "40 of 312". Announced politely when it changes. */
  progress?: ReactNode | undefined;
  busy?: boolean | undefined;
  /** The request failed; the button retries. */
  error?: ReactNode | undefined;
  /** Loads more items into the page. Without it the link is followed. */
  onMore?: (() => void) | undefined;
}

/** The end of a growing list: a link to the next page that, with scripts, loads its items into this one. */
export function LoadMore({ href, children, progress, busy, error, onMore }: LoadMoreProps) {
  const hydrated = useHydrated();
  return (
    <div className={styles.more}>
      {error ? (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      ) : null}
      {href === null ? null : onMore && hydrated ? (
        <Button look="outline" busy={busy} onClick={onMore}>
          {children}
        </Button>
      ) : (
        <LinkButton look="outline" href={href} rel="next">
          {children}
        </LinkButton>
      )}
      <p role="status" className={styles.progress}>
        {progress}
      </p>
    </div>
  );
}
