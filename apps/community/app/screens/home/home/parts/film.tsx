import { type Measures, phaseName, showReading } from "@grow/domain";
import { useFormats } from "@grow/i18n/react";
import { cx, Link, Page, Photo, TextLink } from "@grow/ui";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { paths } from "../../../../paths.ts";
import { photoSource } from "../../../../shared/photo-source.ts";
import { phaseWord, weekState } from "../../../../shared/words/phase-words.ts";
import { unitWord } from "../../../../shared/words/unit-words.ts";
import { weekWord } from "../../../../shared/words/week-words.ts";
import type { FilmView } from "../view.ts";
import styles from "./film.module.css";

/** Slices that are in sight at once on most screens. */
const EAGER = 4;

/** One diary at full width, a slice of photo a week; each leads to its week. */
export function Film({ film, measures }: { film: FilmView; measures: Measures }) {
  const { i18n, t } = useLingui();
  const { slices, widest } = film;
  const total = slices.length;
  return (
    <figure className={styles.figure}>
      <nav
        className={styles.scroll}
        aria-label={t({
          id: "home.film.label",
          message: `${plural(total, { one: "One plant in # week", other: "One plant in # weeks" })}`,
        })}
      >
        <ol className={styles.film}>
          {slices.map(({ id, faza, name, photo }, index) => {
            const state = weekState(i18n, weekWord(i18n, name), faza);
            return (
              <li
                key={id}
                className={cx(styles.slice, index === widest && styles.wide)}
                data-phase={phaseName(faza)}
              >
                <Link href={paths.week(film.link, id)} aria-label={state}>
                  <Photo
                    photo={{ ...photoSource(photo, "card"), alt: "" }}
                    className={styles.photo}
                    sizes="(min-width: 1080px) 340px, 240px"
                    eager={index < EAGER}
                  />
                  <span className={styles.band} />
                  <span className={styles.number}>
                    {index === widest
                      ? state
                      : faza === 2
                        ? phaseWord(i18n, faza)
                        : name.replace(/^week/, "")}
                  </span>
                </Link>
              </li>
            );
          })}
        </ol>
      </nav>
      <FilmCaption film={film} measures={measures} />
    </figure>
  );
}

function FilmCaption({ film, measures }: { film: FilmView; measures: Measures }) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  const { author, perWatt } = film;
  const weight = showReading("harvest_weight", film.weight, measures);
  const figures = [
    weight && formats.unit(weight.value, unitWord(i18n, weight.unit)),
    perWatt === null ? null : formats.unit(perWatt, unitWord(i18n, "gramsPerWatt")),
  ].filter((one) => one !== null);
  const name = author?.name ?? t({ id: "author.removed", message: "Removed" });
  const grower = author?.href ? <TextLink href={author.href}>{name}</TextLink> : <span>{name}</span>;
  const harvest = figures.join(", ");
  return (
    <figcaption>
      <Page className={styles.caption}>
        <span>
          <TextLink href={film.link} lang={film.lang}>
            {film.name}
          </TextLink>{" "}
          <Trans id="home.film.by">by {grower}</Trans>
        </span>
        {harvest === "" ? null : (
          <span className={styles.figures}>
            <Trans id="home.film.harvest">Harvest {harvest}</Trans>
          </span>
        )}
      </Page>
    </figcaption>
  );
}
