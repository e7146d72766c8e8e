import type { ReactNode } from "react";
import { cx } from "../../foundation/class-names.ts";
import type { Phase } from "../../foundation/phase/phase.ts";
import { PhaseIcon } from "../../foundation/phase-tag/phase-icon.tsx";
import type { PhotoSource } from "../../media/photo/photo.tsx";
import styles from "./print-sheet.module.css";

function PrintPhoto({ photo, className }: { photo: PhotoSource; className?: string | undefined }) {
  // Not lazy: photos below the fold are printed as well.
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
 * A printable report: white page, black text and no phase colours, the same on screen as on paper. Page numbers are in the margin,
 * the URL at the end.
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
  /** Accessible name of the row: "What is printed". */
  label: string;
  children: ReactNode;
}

/** Print options: a row above the sheet that is not printed itself. */
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

/** The weeks in a row. The line above a photo shows the phase without colour: full, double, dashed, dotted. */
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

/** The setup in two columns. */
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
  /** The first one is beside the text, the others are in rows below it. */
  photos?: readonly PhotoSource[] | undefined;
  /** The comment, and its language if it differs from the page's. */
  text?: string | undefined;
  lang?: string | undefined;
  /** All readings in one line: "25.4 °C day · 58 % · EC 1.9". */
  readings?: string | undefined;
  /** What else the grower entered: doses, feeding schedule, smoke report. */
  notes?: readonly PrintNote[] | undefined;
}

export interface PrintNote {
  name: string;
  text: string;
  /** Language of the text if it differs from the page's. */
  lang?: string | undefined;
}

/** A week of the report. A page never ends between its title and its text. */
export function PrintWeek({
  phase,
  title,
  detail,
  photos = [],
  text,
  lang,
  readings,
  notes,
}: PrintWeekProps) {
  const [photo, ...others] = photos;
  return (
    <article className={cx(styles.week, !photo && styles.plain)}>
      {photo ? <PrintPhoto photo={photo} /> : null}
      <div>
        <h2>
          <PhaseIcon phase={phase} className={styles.glyph} /> {title} <small>{detail}</small>
        </h2>
        {text ? (
          <p className={styles.text} lang={lang}>
            {text}
          </p>
        ) : null}
        {readings ? <p className={styles.readings}>{readings}</p> : null}
        {notes && notes.length > 0 ? (
          <dl className={styles.notes}>
            {notes.map((note) => (
              <div key={`${note.name} ${note.text}`}>
                <dt>{note.name}</dt>
                <dd lang={note.lang}>{note.text}</dd>
              </div>
            ))}
          </dl>
        ) : null}
        {others.length > 0 ? (
          <div className={styles.photos}>
            {others.map((other) => (
              <PrintPhoto key={other.src} photo={other} />
            ))}
          </div>
        ) : null}
      </div>
    </article>
  );
}
