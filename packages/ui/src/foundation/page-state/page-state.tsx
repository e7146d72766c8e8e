import type { ReactNode } from "react";
import styles from "./page-state.module.css";

export interface EmptyStateProps {
  /** `seedling`: nothing exists yet. `search`: nothing matches. `cleared`: everything is done. */
  drawing?: "seedling" | "search" | "cleared" | undefined;
  /** The state: "No diaries yet". */
  title: ReactNode;
  /** One sentence about how to begin. */
  children?: ReactNode | undefined;
  /** One button, or two where a filter can be removed. */
  actions?: ReactNode | undefined;
  level?: 2 | 3 | undefined;
}

const drawings = {
  seedling: {
    ink: "M20 86h120M34 86v-6M50 86v-4M66 86v-6M82 86v-4M98 86v-6M114 86v-4M130 86v-6",
    green:
      "M80 80c0-10-1-16-1-24M79 60c-10 0-17-6-19-16 11 0 18 6 19 16zM79 54c1-10 8-16 18-17 0 10-7 17-18 17z",
  },
  search: {
    ink: "M48 48a26 26 0 1 0 52 0a26 26 0 1 0 -52 0M93 68l22 22",
    green: "M62 54c4-10 14-14 24-13-1 9-9 17-24 13zM62 54c8-2 13-5 16-8",
  },
  /* A garden trowel beside a potted plant. */
  cleared: {
    ink: "M58 52h44l-5 34H63zM54 44h52v8H54zM20 86h28M112 86h28",
    green:
      "M69 68l8 8 15-16M80 44c0-8-1-12-1-16M79 32c-7 0-12-4-14-11 8 0 13 4 14 11zM79 29c1-7 6-11 13-12 0 7-5 12-13 12z",
  },
};

/** An empty place: a line drawing, one sentence about how to begin, one button. */
export function EmptyState({ drawing = "seedling", title, children, actions, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.state}>
      <svg viewBox="0 0 160 110" width="160" height="110" aria-hidden="true" className={styles.drawing}>
        <path d={drawings[drawing].ink} />
        <path d={drawings[drawing].green} className={styles.green} />
      </svg>
      <Heading className={styles.title}>{title}</Heading>
      {children ? <div className={styles.text}>{children}</div> : null}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </div>
  );
}
