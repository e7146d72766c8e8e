import { Camera, ChevronLeft, ChevronRight, EyeOff, Lock, Plus } from "lucide-react";
import type { CSSProperties, ReactNode } from "react";
import { IconLink } from "../../foundation/button/icon-button.tsx";
import { cx } from "../../foundation/class-names.ts";
import { Icon, type IconDrawing } from "../../foundation/icon/icon.tsx";
import { Link } from "../../foundation/link/link.tsx";
import type { Phase } from "../../foundation/phase/phase.ts";
import { PhaseIcon } from "../../foundation/phase-tag/phase-icon.tsx";
import { Photo, type PhotoSource } from "../../media/photo/photo.tsx";
import { LeafMark } from "../leaf-mark/leaf-mark.tsx";
import type { Level } from "../leaf-mark/level.ts";
import { StripKeys } from "./strip-keys.tsx";
import { weekGroups } from "./week-groups.ts";
import styles from "./week-strip.module.css";

/** One cell of the strip. */
export interface StripWeek {
  id: string | number;
  phase: Phase;
  /** Address of the week, or of the editor for the empty next week. */
  href: string;
  /** "Week 11" or "Harvest". */
  label: string;
  /** "days 71–77". */
  days?: string | undefined;
  /** The week's first photo. Its `alt` should be empty: the label says what it is. */
  photo?: PhotoSource | null | undefined;
  /** Completeness, where it is known. */
  leaf?: { levels: readonly Level[]; label: string } | undefined;
  /** The week the page shows. */
  current?: boolean | undefined;
  /**
   * - `next`: the empty week an owner may add
   * - `hidden`: hidden by a moderator
   * - `locked`: only for Premium; its photo arrives already blurred
   */
  state?: "next" | "hidden" | "locked" | undefined;
  /** The state in words, read after the label: "hidden by a moderator". */
  stateLabel?: string | undefined;
}

export interface WeekStripProps {
  weeks: readonly StripWeek[];
  /** Names the navigation: "Weeks of this diary". */
  label: string;
  /** The four phases in the language of the page. */
  phaseWords: Readonly<Record<Phase, string>>;
  /** After the current week's label in the overview of phones: "of 15". */
  ofTotal?: ReactNode | undefined;
  /** On the page of a diary `[` and `]` go to the week before and after. */
  bracketKeys?: boolean | undefined;
}

const signs: Record<"next" | "hidden" | "locked", IconDrawing> = { next: Plus, hidden: EyeOff, locked: Lock };

/** So many weeks fit on a wide screen without scrolling. */
const fitting = 15;

/** The photos are shown about 88 px wide on phones and up to 140 px on a wide screen. */
const sizes = "(min-width: 1080px) 9vw, 88px";

/** The next week is planned and does not count. */
const writtenIn = (weeks: readonly StripWeek[]) => weeks.filter((week) => week.state !== "next").length;

function WeekCell({ week }: { week: StripWeek }) {
  const { photo, state, leaf, current } = week;
  const sign = state ? signs[state] : photo ? undefined : Camera;
  const shown = state === "hidden" ? undefined : photo;
  return (
    <Link
      href={week.href}
      className={cx(styles.cell, !shown && styles.blank, state && styles[state])}
      aria-current={current ? "page" : undefined}
    >
      <span className={styles.band} />
      <span className={styles.frame}>
        {shown ? <Photo photo={shown} sizes={sizes} className={styles.photo} eager={current} /> : null}
        {sign ? (
          <span className={shown ? styles.sealed : styles.sign}>
            <Icon of={sign} />
          </span>
        ) : null}
        {leaf && state === undefined ? <LeafMark {...leaf} className={styles.leaf} /> : null}
      </span>
      <span className={styles.caption}>
        <b>{week.label}</b>
        {week.days ? <small>{week.days}</small> : null}
        {week.stateLabel ? <span className={styles.said}>{week.stateLabel}</span> : null}
      </span>
    </Link>
  );
}

/** The whole diary as a bar, above the cells on phones, so that its shape is never scrolled out of sight. */
function StripOverview({ weeks, ofTotal }: Pick<WeekStripProps, "weeks" | "ofTotal">) {
  const at = weeks.findIndex((week) => week.current);
  const here = weeks[at];
  if (!here) return null;
  const before = weeks[at - 1];
  const after = weeks[at + 1];
  return (
    <div className={styles.overview}>
      <div className={styles.position}>
        <span>
          <b>{here.label}</b> <span className={styles.total}>{ofTotal}</span>
        </span>
        <span className={styles.steps}>
          {before ? (
            <IconLink look="outline" icon={ChevronLeft} label={before.label} href={before.href} />
          ) : null}
          {after ? (
            <IconLink look="outline" icon={ChevronRight} label={after.label} href={after.href} />
          ) : null}
        </span>
      </div>
      {/* A second, coarser way to the same links as the cells below: for fingers only. */}
      <span className={styles.bar} aria-hidden="true">
        {weeks.map((week) => (
          <Link
            key={week.id}
            href={week.href}
            tabIndex={-1}
            data-phase={week.phase}
            className={cx(week.state === "next" && styles.planned, week.current && styles.here)}
          />
        ))}
      </span>
    </div>
  );
}

/** The weeks of a diary, read left to right, one cell a week, grouped by phase: the strip without its keys. */
export function WeekCells({ weeks, label, phaseWords, ofTotal }: Omit<WeekStripProps, "bracketKeys">) {
  const groups = weekGroups(weeks);
  // Under five weeks, or a harvest alone, the cells are in sight anyway.
  const hasOverview = weeks.filter((week) => week.state !== "next").length >= 5;
  return (
    <>
      {hasOverview ? <StripOverview weeks={weeks} ofTotal={ofTotal} /> : null}
      <nav className={cx(styles.strip, weeks.length > fitting && styles.long)} aria-label={label}>
        <ol className={styles.phases}>
          {groups.map((group) => (
            <li
              key={group.weeks[0]?.id}
              className={cx(styles.phase, group.weeks.length === 1 && styles.single)}
              data-phase={group.phase}
              style={{ "--n": group.weeks.length } as CSSProperties}
            >
              <div className={styles.tag} title={phaseWords[group.phase]}>
                <PhaseIcon phase={group.phase} />
                <b>{phaseWords[group.phase]}</b>
                {writtenIn(group.weeks) > 1 ? <span>{writtenIn(group.weeks)}</span> : null}
              </div>
              <ol className={styles.weeks}>
                {group.weeks.map((week) => (
                  <li key={week.id}>
                    <WeekCell week={week} />
                  </li>
                ))}
              </ol>
            </li>
          ))}
        </ol>
      </nav>
    </>
  );
}

/**
 * The week strip: its cells with their keys. Every cell is a link and works without script; once hydrated, Tab enters at the current
 * week, arrows, Home and End move, Enter opens.
 */
export function WeekStrip({ bracketKeys, ...cells }: WeekStripProps) {
  return (
    <StripKeys bracketKeys={bracketKeys}>
      <WeekCells {...cells} />
    </StripKeys>
  );
}
