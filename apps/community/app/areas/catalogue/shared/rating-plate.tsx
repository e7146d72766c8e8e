import { useFormats } from "@grow/i18n/react";
import { Plate } from "@grow/ui/foundation";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { countWord } from "../../../shared/catalogue/count-words.ts";
import styles from "./head.module.css";

interface RatingPlateProps {
  rate: number | null;
  reviews: number;
  /** The mean with how the ratings spread, instead of the mean alone. */
  spread?: ReactNode;
  /** Below the number: the ratings by criterion. */
  children?: ReactNode;
}

/** The mean rating in large, of how many reviews, and how they spread. */
export function RatingPlate({ rate, reviews, spread, children }: RatingPlateProps) {
  const { i18n } = useLingui();
  const formats = useFormats();
  return (
    <Plate className={styles.rating}>
      {spread ? (
        spread
      ) : rate === null ? (
        <p>
          <Trans id="catalogue.unrated">No reviews yet</Trans>
        </p>
      ) : (
        <p className={styles.rate}>
          <b>{formats.number(rate, 1)}</b>
          <span>
            <Trans id="catalogue.of10">of 10</Trans>
            <br />
            {countWord(i18n, "reviews", reviews)}
          </span>
        </p>
      )}
      {children}
      <p className={styles.quiet}>
        <Trans id="catalogue.who-rates">Only growers who used it in a diary can rate it.</Trans>
      </p>
    </Plate>
  );
}
