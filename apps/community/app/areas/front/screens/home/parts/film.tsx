import { type Measures, phaseName, showReading } from "@grow/domain";
import { useFormats } from "@grow/i18n/react";
import { Film, FilmFigures } from "@grow/ui/diary";
import { TextLink } from "@grow/ui/foundation";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { paths } from "../../../../../paths.ts";
import { photoSource } from "../../../../../shared/photo-source.ts";
import { phaseWord, weekState } from "../../../../../shared/words/phase-words.ts";
import { unitWord } from "../../../../../shared/words/unit-words.ts";
import type { FilmView } from "../view.ts";

/** One finished diary at full width, a slice of photo a week. */
export function HomeFilm({ film, measures }: { film: FilmView; measures: Measures }) {
  const { i18n, t } = useLingui();
  const { slices, weeks: total, widest } = film;
  return (
    <Film
      label={t({
        id: "home.film.label",
        message: `${plural(total, { one: "One plant, # week", other: "One plant, # weeks" })}`,
      })}
      slices={slices.map(({ id, faza, name, photo }) => ({
        id,
        href: paths.week(film.link, id),
        phase: phaseName(faza),
        photo: photoSource(photo, "card"),
        label: weekState(i18n, name, faza),
        short: faza === 2 ? phaseWord(i18n, faza) : name.replace(/^week/, ""),
      }))}
      widest={widest}
      caption={<FilmCaption film={film} measures={measures} />}
    />
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
    <>
      <span>
        <TextLink href={film.link} lang={film.lang}>
          {film.name}
        </TextLink>{" "}
        <Trans id="home.film.by">by {grower}</Trans>
      </span>
      {harvest === "" ? null : (
        <FilmFigures>
          <Trans id="home.film.harvest">Harvest {harvest}</Trans>
        </FilmFigures>
      )}
    </>
  );
}
