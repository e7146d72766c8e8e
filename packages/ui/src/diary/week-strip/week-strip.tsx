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
  /** The week's first photo, with an empty `alt`, because the label says what it is. */
  photo?: PhotoSource | null | undefined;
  /** Completeness, if known. */
  leaf?: { levels: readonly Level[]; label: string } | undefined;
  /** The week the page shows. */
  current?: boolean | undefined;
  /** Another cell of its phase is the same week: the phase does not count it. */
  furtherEntry?: boolean | undefined;
  /**
   * - `next`: the empty week an owner may add
   * - `hidden`: hidden by a moderator
   * - `locked`: only for Premium; its photo arrives already blurred
   */
  state?: "next" | "hidden" | "locked" | undefined;
  /** The state in words, announced after the label: "hidden by a moderator". */
  stateLabel?: string | undefined;
}

export interface WeekStripProps {
  weeks: readonly StripWeek[];
  /** Names the navigation: "Weeks of this diary". */
  label: string;
  /** Names of the four phases. */
  phaseWords: Readonly<Record<Phase, string>>;
  /** After the current week's label in the overview on phones: "of 15". */
  ofTotal?: ReactNode | undefined;
  /** On a diary page `[` and `]` open the previous and next week. */
  bracketKeys?: boolean | undefined;
}

const signs: Record<"next" | "hidden" | "locked", IconDrawing> = { next: Plus, hidden: EyeOff, locked: Lock };

/** Number of weeks that fit on a wide screen without scrolling. */
const fitting = 15;

/** The photos are shown about 88 px wide on phones and up to 140 px on a wide screen. */
const sizes = "(min-width: 1080px) 9vw, 88px";

/** Counts the weeks without the planned next one, each once. */
const writtenIn = (weeks: readonly StripWeek[]) =>
  weeks.filter((week) => week.state !== "next" && !week.furtherEntry).length;

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

/** The whole diary as a bar above the cells on phones, so that it is visible without scrolling. */
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
      {/* The same links as in the cells below, for touch only. */}
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

/** The weeks of a diary from left to right, one cell per week, grouped by phase: the strip without keyboard handling. */
export function WeekCells({ weeks, label, phaseWords, ofTotal }: Omit<WeekStripProps, "bracketKeys">) {
  const groups = weekGroups(weeks);
  // With fewer than five weeks the cells are visible anyway.
  const hasOverview = weeks.filter((week) => week.state !== "next").length >= 5;
  return (
    <>
      {hasOverview ? <StripOverview weeks={weeks} ofTotal={ofTotal} /> : null}
      <nav className={cx(styles.strip, weeks.length > fitting && styles.long)} aria-label={label}>
        <ol
          className={styles.phases}
          style={{ "--weeks": weeks.length, "--phases": groups.length } as CSSProperties}
        >
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
 * The week strip: its cells with keyboard handling. Every cell is a link and works without scripts. Once hydrated, Tab enters at the
 * current week, arrow keys, Home and End move, Enter opens.
 */
export function WeekStrip({ bracketKeys, ...cells }: WeekStripProps) {
  return (
    <StripKeys bracketKeys={bracketKeys}>
      <WeekCells {...cells} />
    </StripKeys>
  );
}
