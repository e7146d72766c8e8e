import { ArrowLeft, ChevronDown } from "lucide-react";
import { Fragment, type ReactNode } from "react";
import { IconLink } from "../../foundation/button/icon-button.tsx";
import { CountDot } from "../../foundation/chip/chip.tsx";
import { Icon, type IconDrawing } from "../../foundation/icon/icon.tsx";
import { Link } from "../../foundation/link/link.tsx";
import { Popover } from "../../overlay/popover/popover.tsx";
import styles from "./side-frame.module.css";

/** A section of the rail. */
export interface RailSection {
  href: string;
  label: ReactNode;
  icon: IconDrawing;
  current?: boolean | undefined;
  /** At the end: "3". */
  count?: string | undefined;
}

export interface SideFrameProps {
  /** Names the navigation: "Brand portal", "Settings". */
  label: string;
  /** The owner, at the head of the rail: mark and name, or a switch between several. */
  owner: ReactNode;
  /** The owner in one line, above the section's name on phones. */
  ownerName: ReactNode;
  /** The current section, or the label for a page outside the rail. */
  title: ReactNode;
  /** Groups are divided by a rule. */
  sections: readonly (readonly RailSection[])[];
  /** After the last section: signing out, in a form. Rows are {@link RailButton}s. */
  after?: ReactNode | undefined;
  /** The link out: "Back to Grow". */
  back: { href: string; label: string };
  /** Language, theme and units: in the bar of phones, and at the foot of the rail. */
  settings?: { bar: ReactNode; foot: ReactNode } | undefined;
  /** Replaces the rail on wide screens: the site header, for editors, which need the width. */
  wide?: ReactNode | undefined;
  /** The page with its own `<main>`. */
  children: ReactNode;
}

/**
 * The light layout: a rail at the side from 1080 px, or `wide` instead. Below that width a bar with the back link, the owner and the
 * section's name, which opens the rail as a sheet. No advertising, no footer columns.
 */
export function SideFrame(props: SideFrameProps) {
  const { owner, ownerName, title, back, settings, wide, children } = props;
  return (
    <div className={wide ? undefined : styles.frame}>
      <header className={styles.top}>
        <IconLink icon={ArrowLeft} label={back.label} href={back.href} />
        <Popover
          bare
          sheet
          align="start"
          className={styles.where}
          trigger={
            <span className={styles.names}>
              <span className={styles.owner}>{ownerName}</span>
              <b>
                {title}
                <Icon of={ChevronDown} />
              </b>
            </span>
          }
        >
          <RailLinks {...props} />
        </Popover>
        {settings?.bar}
      </header>
      {wide ? (
        <div className={styles.wide}>{wide}</div>
      ) : (
        <aside className={styles.rail}>
          {owner}
          <RailLinks {...props} />
          <div className={styles.foot}>
            {settings?.foot}
            <Link href={back.href}>
              <Icon of={ArrowLeft} />
              {back.label}
            </Link>
          </div>
        </aside>
      )}
      {children}
    </div>
  );
}

function RailLinks({ label, sections, after }: Pick<SideFrameProps, "label" | "sections" | "after">) {
  return (
    <nav className={styles.links} aria-label={label}>
      {sections.map((group, index) => (
        <Fragment key={group[0]?.href}>
          {index > 0 ? <hr /> : null}
          {group.map(({ href, label: word, icon, current, count }) => (
            <Link key={href} href={href} aria-current={current ? "page" : undefined} className={styles.link}>
              <Icon of={icon} />
              <span className={styles.word}>{word}</span>
              {count ? <CountDot tone="accent">{count}</CountDot> : null}
            </Link>
          ))}
        </Fragment>
      ))}
      {after}
    </nav>
  );
}

/** A row of the rail that submits its form. */
export function RailButton({ icon, children }: { icon: IconDrawing; children: ReactNode }) {
  return (
    <button type="submit" className={styles.link}>
      <Icon of={icon} />
      <span className={styles.word}>{children}</span>
    </button>
  );
}
