import { useFormats } from "@grow/i18n/react";
import { LevelRing } from "@grow/ui/diary";
import { cx } from "@grow/ui/foundation";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { MAIN_VITALS, type VitalFigure, type VitalName, type VitalsView } from "../vitals-view.ts";
import { ratingWord } from "./level-words.ts";
import { RatingShares } from "./rating-shares.tsx";
import styles from "./vital-tiles.module.css";
import { vitalValue, vitalWord } from "./vital-words.ts";

/** The web vitals: three of four visits are at least as good. */
export function VitalTiles({ main }: Pick<VitalsView, "main">) {
  return (
    <dl className={styles.tiles}>
      {MAIN_VITALS.map((name) => (
        <Tile key={name} name={name} figure={main[name]} />
      ))}
    </dl>
  );
}

function Tile({ name, figure }: { name: VitalName; figure: VitalFigure | null }) {
  const { i18n } = useLingui();
  const level = figure?.level ?? null;
  return (
    <div className={styles.tile}>
      <dt>
        <span>
          <b>{name}</b> {vitalWord(i18n, name)}
        </span>
        {level === null ? null : <LevelRing level={level} label={ratingWord(i18n, level)} />}
      </dt>
      {figure ? (
        <Figure figure={figure} />
      ) : (
        <dd className={styles.detail}>
          <Trans id="watch.unmeasured">Not measured</Trans>
        </dd>
      )}
    </div>
  );
}

function Figure({ figure: { name, p75, level, goal, n, shares } }: { figure: VitalFigure }) {
  const formats = useFormats();
  const isFew = level === null;
  const limit = goal === null ? "" : vitalValue(formats, name, goal);
  return (
    <>
      <dd className={cx(styles.value, isFew && styles.few)}>{vitalValue(formats, name, p75)}</dd>
      {isFew ? (
        <dd className={styles.detail}>
          <Plural
            id="watch.few.long"
            value={n}
            one="Only # measurement, too few to judge"
            other="Only # measurements, too few to judge"
          />
        </dd>
      ) : (
        <>
          <dd>
            <RatingShares shares={shares} />
          </dd>
          <dd className={styles.detail}>
            {goal === null ? null : (
              <>
                <Trans id="watch.goal">Goal {limit}</Trans>
                {" · "}
              </>
            )}
            <Plural id="watch.measurements" value={n} one="# measurement" other="# measurements" />
          </dd>
        </>
      )}
    </>
  );
}
