import type { ReactNode } from "react";
import styles from "./error-state.module.css";

export interface ErrorStateProps {
  /** The large word: "404!" (its zero is drawn as a seed), "Ooops!". */
  word: string;
  /** The problem: "Sorry, that page doesn't exist." */
  title: ReactNode;
  /** The likely reason, and what is safe. */
  children?: ReactNode | undefined;
  /** For a report: "Could not load week 12 (503)". */
  code?: string | undefined;
  /** What to do next: home, try again. */
  actions?: ReactNode | undefined;
}

/** A page that cannot be shown. The large word is the page's `h1`. */
export function ErrorState({ word, title, children, code, actions }: ErrorStateProps) {
  const [before, after] = word.startsWith("404") ? ["4", word.slice(2)] : [word, undefined];
  return (
    <div className={styles.state}>
      <h1 className={styles.word}>
        {after === undefined ? (
          before
        ) : (
          <>
            <span aria-hidden="true">
              {before}
              <svg viewBox="0 0 60 90" className={styles.zero} aria-hidden="true">
                <ellipse cx="30" cy="56" rx="24" ry="31" />
                <path d="M30 25c0-10 3-16 10-20M30 25c-7-3-11-8-12-15 8 1 12 6 12 15z" />
              </svg>
              {after}
            </span>
            <span className={styles.said}>{word}</span>
          </>
        )}
      </h1>
      <p className={styles.lead}>{title}</p>
      {children ? <div className={styles.text}>{children}</div> : null}
      {code ? <code className={styles.code}>{code}</code> : null}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </div>
  );
}
