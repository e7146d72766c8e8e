import type { ReactNode } from "react";
import { cx } from "../../foundation/class-names.ts";
import type { Phase } from "../../foundation/phase/phase.ts";
import { PhaseIcon } from "../../foundation/phase-tag/phase-icon.tsx";
import type { PhotoSource } from "../../media/photo/photo.tsx";
import styles from "./print-sheet.module.css";

function PrintPhoto({ photo, className }: { photo: PhotoSource; className?: string | undefined }) {
  // Not lazily: what is not yet seen is printed as well.
  return (
    <img
      className={className}
      src={photo.src}
      srcSet={photo.srcSet}
      sizes="200px"
      width={photo.width}
      height={photo.height}
      alt={photo.alt}
    />
  );
}

export interface PrintSheetProps {
  children: ReactNode;
  /** At the end: the diary's address. */
  address: string;
  paper?: "A4" | "Letter" | undefined;
}

/**
 * A report for paper: white page, black ink and no phase colour, on the screen as it will be printed. Pages are
 * numbered in their margin, the address stands at the end.
 */
export function PrintSheet({ children, address, paper = "A4" }: PrintSheetProps) {
  return (
    <div className={cx(styles.sheet, paper === "Letter" && styles.letter)} data-theme="light">
      {children}
      <p className={styles.foot}>{address}</p>
    </div>
  );
}

export interface PrintToolsProps {
  /** Name of the row: "What is printed". */
  label: string;
  children: ReactNode;
}

/** What is chosen before printing: a row over the sheet that is not printed itself. */
export function PrintTools({ label, children }: PrintToolsProps) {
  return (
    <section className={styles.tools} aria-label={label}>
      {children}
    </section>
  );
}

export interface PrintHeadProps {
  /** "Grow diary 48213, printed 20 November 2026". */
  origin: string;
  title: string;
  /** "tessellate, 7 June to 20 September 2026". */
  byline: string;
  photo?: PhotoSource | null | undefined;
  /** Four figures: harvest, yield, days, rating. */
  facts: readonly { name: string; value: string }[];
}

/** The head of the report: title, photo, figures. */
export function PrintHead({ origin, title, byline, photo, facts }: PrintHeadProps) {
  return (
    <>
      <div className={styles.head}>
        <div>
          <p className={styles.quiet}>{origin}</p>
          <h1>{title}</h1>
          <p>{byline}</p>
        </div>
        {photo ? <PrintPhoto photo={photo} /> : null}
      </div>
      <dl className={styles.facts}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

export interface PrintStripProps {
  weeks: readonly { id: string | number; phase: Phase; short: string; photo: PhotoSource | null }[];
  /** "Line above a photo: full germination, double vegetative, dashed flowering, dotted harvest." */
  legend: string;
}

/** The weeks in a row. On paper the line above a photo says the phase: full, double, dashed, dotted. */
export function PrintStrip({ weeks, legend }: PrintStripProps) {
  return (
    <div>
      <ol className={styles.strip}>
        {weeks.map(({ id, phase, short, photo }) => (
          <li key={id} className={styles[phase]}>
            {photo ? <PrintPhoto photo={{ ...photo, alt: "" }} /> : <span className={styles.blank} />}
            {short}
          </li>
        ))}
      </ol>
      <p className={styles.quiet}>{legend}</p>
    </div>
  );
}

/** The setup in two columns: what and which. */
export function PrintList({ rows }: { rows: readonly { name: string; value: ReactNode }[] }) {
  return (
    <dl className={styles.list}>
      {rows.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export interface PrintWeekProps {
  phase: Phase;
  /** "Week 11". */
  title: string;
  /** "flowering, days 71–77". */
  detail: string;
  photo?: PhotoSource | null | undefined;
  /** The comment, and its language if another than the page's. */
  text?: string | undefined;
  lang?: string | undefined;
  /** All readings in one line: "25.4 °C day · 58 % · EC 1.9". */
  readings?: string | undefined;
}

/** A week of the report; it is not cut by the end of a page. */
export function PrintWeek({ phase, title, detail, photo, text, lang, readings }: PrintWeekProps) {
  return (
    <article className={cx(styles.week, !photo && styles.plain)}>
      {photo ? <PrintPhoto photo={photo} /> : null}
      <div>
        <h2>
          <PhaseIcon phase={phase} className={styles.glyph} /> {title} <small>{detail}</small>
        </h2>
        {text ? <p lang={lang}>{text}</p> : null}
        {readings ? <p className={styles.readings}>{readings}</p> : null}
      </div>
    </article>
  );
}
