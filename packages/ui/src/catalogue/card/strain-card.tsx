import { MiniHistogram } from "../../chart/mini-histogram.tsx";
import { Score } from "../../foundation/score/score.tsx";
import styles from "../../media/card/card.module.css";
import lines from "../../media/card/card-lines.module.css";
import { type CardBase, CardPicture, CardTitle } from "../../media/card/card-parts.tsx";

export interface StrainCardProps extends CardBase {
  name: string;
  /** The breeder: "Ember Genetics". */
  breeder?: string | undefined;
  /** Type and strength: "Mostly indica, THC 21–24 %". */
  traits?: string | undefined;
  /** Flowering time: "8–10 wk". */
  flowering?: string | undefined;
  /** The median and distribution of its yields. */
  harvest?:
    | {
        /** Already formatted: "1.12". */
        median: string;
        /** "g/W". */
        unit: string;
        /** Harvests in each bin, from the lightest to the heaviest. */
        bins: readonly number[];
        /** Index of the bin with the median. */
        at: number;
      }
    | undefined;
  /** Shown instead of missing yields: "Not enough growers yet for g/W". */
  noHarvest?: string | undefined;
  /** "8.9" and "/10"; left out before the first rating. */
  score?: { value: string; of: string } | undefined;
  /** "312 diaries". */
  diaries?: string | undefined;
}

/** A strain in a list: photo, name, breeder, type, and harvest statistics. */
export function StrainCard(props: StrainCardProps) {
  const { href, name, breeder, traits, flowering, harvest, noHarvest, score, diaries } = props;
  return (
    <article className={styles.card} data-impression={props.impression}>
      <CardPicture
        href={href}
        photo={props.photo}
        shape="1:1"
        sizes={props.sizes}
        priority={props.priority}
        eager={props.eager}
      />
      <CardTitle href={href} titleLang={props.titleLang} headingLevel={props.headingLevel}>
        {name}
      </CardTitle>
      {breeder ? <p className={lines.small}>{breeder}</p> : null}
      {traits ? <p className={lines.small}>{traits}</p> : null}
      {flowering || harvest || noHarvest ? (
        <p className={lines.line}>
          <span>{flowering}</span>
          {harvest ? (
            <span className={lines.figure}>
              <MiniHistogram bins={harvest.bins} at={harvest.at} color="var(--harvest)" />
              <b>{harvest.median}</b> {harvest.unit}
            </span>
          ) : (
            <span className={lines.quiet}>{noHarvest}</span>
          )}
        </p>
      ) : null}
      {score || diaries ? (
        <p className={lines.line}>
          {score ? <Score {...score} /> : <span />}
          <span className={lines.quiet}>{diaries}</span>
        </p>
      ) : null}
    </article>
  );
}
