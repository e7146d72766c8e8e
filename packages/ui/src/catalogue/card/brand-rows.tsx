import { Link } from "../../foundation/link/link.tsx";
import { Score } from "../../foundation/score/score.tsx";
import type { Impression } from "../../media/card/card-parts.tsx";
import type { PhotoSource } from "../../media/photo/photo.tsx";
import { BrandMark } from "./brand-mark.tsx";
import styles from "./brand-rows.module.css";

/** A brand in a list with its figures. */
export interface BrandRow extends Impression {
  id: string | number;
  href: string;
  name: string;
  logo?: PhotoSource | null | undefined;
  /** What it is known for: "Slow work with landraces". */
  detail?: string | undefined;
  /** Where it is from: "Wien". */
  place?: string | undefined;
  /** One for each column: "1,120", and labelled for narrow screens and screen readers: "1,120 diaries". */
  figures: readonly { value: string; label: string }[];
  score?: { value: string; of: string } | undefined;
}

export interface BrandRowsProps {
  /** Heads of the columns on wide screens. */
  heads: { name: string; place: string; figures: readonly string[]; score: string };
  brands: readonly BrandRow[];
}

/** A list of brands: columns under their heads where there is room, two lines each on phones. */
export function BrandRows({ heads, brands }: BrandRowsProps) {
  return (
    <div className={styles.rows}>
      {/* On phones and for screen readers every figure is labelled. */}
      <div className={styles.heads} aria-hidden="true">
        <span />
        <span>{heads.name}</span>
        <span>{heads.place}</span>
        {heads.figures.map((name) => (
          <span key={name}>{name}</span>
        ))}
        <span>{heads.score}</span>
      </div>
      <ul>
        {brands.map((brand) => (
          <li key={brand.id} className={styles.row} data-impression={brand.impression}>
            <BrandMark logo={brand.logo} name={brand.name} size={72} />
            <span className={styles.name}>
              <b>
                <Link href={brand.href}>{brand.name}</Link>
              </b>
              {brand.detail ? <small>{brand.detail}</small> : null}
            </span>
            <span className={styles.figures}>
              <span className={styles.place}>{brand.place}</span>
              {brand.figures.map(({ value, label }) => (
                <span key={label} className={styles.figure}>
                  <b aria-hidden="true">{value}</b>
                  <span>{label}</span>
                </span>
              ))}
            </span>
            <span className={styles.score}>{brand.score ? <Score {...brand.score} /> : null}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
