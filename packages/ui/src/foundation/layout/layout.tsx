import type { CSSProperties, ReactNode } from "react";
import { cx } from "../class-names.ts";
import styles from "./layout.module.css";

/** A step of the space scale: 1 is 4 px, 4 is 16 px. */
export type SpaceStep = 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12 | 16;

const space = (step: SpaceStep) => `var(--s${step})`;

export interface PageProps {
  children: ReactNode;
  /** `narrow` is a reading column of 704 px, `short` a form of 416 px. */
  width?: "full" | "narrow" | "short" | undefined;
  className?: string | undefined;
}

/** The page's column: fluid gutter, at most 1344 px. */
export function Page({ children, width = "full", className }: PageProps) {
  return <div className={cx(styles.page, width !== "full" && styles[width], className)}>{children}</div>;
}

export interface StackProps {
  children: ReactNode;
  gap?: SpaceStep | undefined;
  className?: string | undefined;
}

/** Stacks its children with even spacing. */
export function Stack({ children, gap = 4, className }: StackProps) {
  return (
    <div className={cx(styles.stack, className)} style={{ gap: space(gap) }}>
      {children}
    </div>
  );
}

export interface ClusterProps extends StackProps {
  /** Horizontal alignment. */
  justify?: "start" | "between" | "end" | "center" | undefined;
  align?: "start" | "center" | "end" | "baseline" | undefined;
}

/** Places its children side by side and wraps them. */
export function Cluster({ children, gap = 3, justify = "start", align = "center", className }: ClusterProps) {
  const style: CSSProperties = { gap: space(gap) };
  if (justify !== "start") style.justifyContent = justify === "between" ? "space-between" : justify;
  if (align !== "center") style.alignItems = align;
  return (
    <div className={cx(styles.cluster, className)} style={style}>
      {children}
    </div>
  );
}

export interface RailLayoutProps {
  /** What the page is about. */
  children: ReactNode;
  /** Context beside it. */
  rail: ReactNode;
  /** `start`: filters, 248 px, before the content. `end`: context, 328 px, after it. */
  side?: "start" | "end" | undefined;
  /** Sticky rail while the content scrolls. */
  sticky?: boolean | undefined;
  /** Hidden on phones and tablets, where a sheet or a disclosure replaces it. */
  wideOnly?: boolean | undefined;
  /** The rail itself is a sheet on phones and tablets, and takes no space there. */
  sheet?: boolean | undefined;
}

/** Content with a rail beside it from 1080 px; below that width the rail is below (end) or above (start). */
export function RailLayout({ children, rail, side = "end", sticky, wideOnly, sheet }: RailLayoutProps) {
  const beside = (
    <div className={cx(wideOnly && styles.wideOnly)}>
      <div className={cx(sticky && styles.sticky)}>{rail}</div>
    </div>
  );
  const content = <div>{children}</div>;
  return (
    <div className={cx(styles.split, side === "start" && styles.railStart, sheet && styles.sheet)}>
      {side === "start" ? beside : content}
      {side === "start" ? content : beside}
    </div>
  );
}

export interface SectionProps {
  title: ReactNode;
  /** A count after the title, in small. */
  count?: ReactNode | undefined;
  /** At the end of the title's line: a link, a segmented control, a button. */
  action?: ReactNode | undefined;
  children: ReactNode;
  level?: 2 | 3 | undefined;
  /** Anchor of the section. */
  id?: string | undefined;
  /** Without the wide space above: inside another section. */
  close?: boolean | undefined;
}

/** A section of a page: title at the start, action at the end. */
export function Section({ title, count, action, children, level = 2, id, close }: SectionProps) {
  const Heading = `h${level}` as const;
  return (
    <section className={cx(!close && styles.section)} id={id}>
      <div className={styles.sectionHead}>
        <Heading>
          {title}
          {count === undefined ? null : <span className={styles.count}> {count}</span>}
        </Heading>
        {action}
      </div>
      {children}
    </section>
  );
}

export interface PlateProps {
  children: ReactNode;
  tight?: boolean | undefined;
  /** Dashed and without background: an empty place. */
  dashed?: boolean | undefined;
  className?: string | undefined;
}

/** A box for secondary content: setup, similar diaries, an empty place. */
export function Plate({ children, tight, dashed, className }: PlateProps) {
  return (
    <div className={cx(styles.plate, tight && styles.tight, dashed && styles.dashed, className)}>
      {children}
    </div>
  );
}

export interface ShowProps {
  /** `wide`: from 1080 px; `narrow`: under it. */
  on: "wide" | "narrow";
  children: ReactNode;
}

/** Shows its children only above or below 1080 px, where the header and the rails appear. */
export function Show({ on, children }: ShowProps) {
  return <div className={on === "wide" ? styles.wideOnly : styles.narrowOnly}>{children}</div>;
}
