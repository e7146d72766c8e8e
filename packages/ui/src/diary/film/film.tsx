import type { ReactNode } from "react";
import { cx } from "../../foundation/class-names.ts";
import { Page } from "../../foundation/layout/layout.tsx";
import { Link } from "../../foundation/link/link.tsx";
import type { Phase } from "../../foundation/phase/phase.ts";
import { Photo, type PhotoSource } from "../../media/photo/photo.tsx";
import styles from "./film.module.css";

/** A week of the film: one slice of a photo. */
export interface FilmSlice {
  id: string | number;
  href: string;
  phase: Phase;
  photo: PhotoSource;
  /** The week in words, announced for the slice and shown while it is wide: "Week 11, flowering". */
  label: string;
  /** Its short form, shown otherwise: "11", "Harvest". */
  short: string;
}

export interface FilmProps {
  /** Accessible name of the film: "One plant in 15 weeks". */
  label: string;
  slices: readonly FilmSlice[];
  /** Index of the initially widest slice: the plant at its best. */
  widest: number;
  /** The grower and the harvest. */
  caption?: ReactNode | undefined;
}

/** Slices that are initially visible on most screens. */
const EAGER = 4;

/**
 * A diary at full width, with one photo slice per week that links to the week. Pointer or focus widens a slice; on phones the film
 * scrolls. Use it at most once per page.
 */
export function Film({ label, slices, widest, caption }: FilmProps) {
  return (
    <figure>
      <nav className={styles.scroll} aria-label={label}>
        <ol className={styles.film}>
          {slices.map((slice, index) => (
            <li
              key={slice.id}
              className={cx(styles.slice, index === widest && styles.wide)}
              data-phase={slice.phase}
            >
              <Link href={slice.href} aria-label={slice.label}>
                <Photo
                  photo={{ ...slice.photo, alt: "" }}
                  className={styles.photo}
                  sizes="(min-width: 1080px) 340px, 240px"
                  eager={index < EAGER}
                />
                <span className={styles.band} />
                <span className={styles.number}>{index === widest ? slice.label : slice.short}</span>
              </Link>
            </li>
          ))}
        </ol>
      </nav>
      {caption ? (
        <figcaption>
          <Page className={styles.caption}>{caption}</Page>
        </figcaption>
      ) : null}
    </figure>
  );
}

/** Figures of the caption: "Harvest 412 g, 1.37 g/W". */
export function FilmFigures({ children }: { children: ReactNode }) {
  return <span className={styles.figures}>{children}</span>;
}
