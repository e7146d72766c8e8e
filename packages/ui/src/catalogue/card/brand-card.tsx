import type { ReactNode } from "react";
import { Link } from "../../foundation/link/link.tsx";
import { Score } from "../../foundation/score/score.tsx";
import styles from "../../media/card/card.module.css";
import lines from "../../media/card/card-lines.module.css";
import { type CardBase, CardTitle } from "../../media/card/card-parts.tsx";
import { BrandMark } from "./brand-mark.tsx";

export interface BrandCardProps extends Omit<CardBase, "photo" | "priority" | "eager"> {
  name: string;
  /** Its logo; without one its initials are shown. */
  logo?: CardBase["photo"];
  /** What it is known for: "Slow work with landraces". */
  detail?: string | undefined;
  /** "Official page", "Seedbank, Wien". */
  badge?: ReactNode | undefined;
  /** "8.5" and "/10"; left out before the first review. */
  score?: { value: string; of: string } | undefined;
  /** "23 strains". */
  range?: string | undefined;
}

/** A brand or seedbank in a list: logo, name, what it is known for, score and how much it offers. */
export function BrandCard({
  href,
  name,
  titleLang,
  headingLevel,
  logo,
  sizes,
  detail,
  badge,
  score,
  range,
  impression,
}: BrandCardProps) {
  return (
    <article className={styles.card} data-impression={impression}>
      <Link href={href} className={styles.picture} tabIndex={-1} aria-hidden="true">
        <BrandMark logo={logo} name={name} sizes={sizes} />
      </Link>
      {badge ? <p className={lines.small}>{badge}</p> : null}
      <CardTitle href={href} titleLang={titleLang} headingLevel={headingLevel}>
        {name}
      </CardTitle>
      {detail ? <p className={lines.small}>{detail}</p> : null}
      {score || range ? (
        <p className={lines.line}>
          {score ? <Score {...score} /> : <span />}
          <span className={lines.quiet}>{range}</span>
        </p>
      ) : null}
    </article>
  );
}
