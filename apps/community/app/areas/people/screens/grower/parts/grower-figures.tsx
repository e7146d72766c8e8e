import { useFormats } from "@grow/i18n/react";
import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { unitWord } from "../../../../../shared/words/unit-words.ts";
import type { GrowerView } from "../view.ts";
import styles from "./grower-figures.module.css";

/** Numbers of what a grower has grown, and of this year. */
export function GrowerFigures({ grower }: { grower: GrowerView }) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  const { diaries, harvested, bestYield, followers, accepted, awards } = grower.figures;
  const rows = [
    { name: t({ id: "grower.figure.diaries", message: "Diaries" }), value: formats.number(diaries) },
    harvested && {
      name: t({ id: "grower.figure.harvested", message: "Harvested" }),
      value: formats.unit(harvested.value, unitWord(i18n, harvested.unit), harvested.decimals),
    },
    bestYield !== null && {
      name: t({ id: "grower.figure.yield", message: "Best yield" }),
      value: formats.unit(bestYield, unitWord(i18n, "gramsPerWatt")),
    },
    { name: t({ id: "grower.figure.followers", message: "Followers" }), value: formats.number(followers) },
    accepted > 0 && {
      name: t({ id: "grower.figure.accepted", message: "Accepted answers" }),
      value: formats.number(accepted),
    },
    awards > 0 && {
      name: t({ id: "grower.figure.awards", message: "Awards" }),
      value: formats.number(awards),
    },
  ].filter((row) => row !== null && row !== false);
  const { year } = grower;
  return (
    <div className={styles.figures}>
      <dl>
        {rows.map((row) => (
          <div key={row.name}>
            <dt>{row.name}</dt>
            <dd>{row.value}</dd>
          </div>
        ))}
      </dl>
      {year ? <p className={styles.year}>{yearWords(year)}</p> : null}
    </div>
  );

  function yearWords({ year: written, cnt_weeks, cnt_harvests }: NonNullable<GrowerView["year"]>): string {
    const number = String(written);
    const weeks = t({
      id: "grower.year.weeks",
      message: `${plural(cnt_weeks, { one: "# week written in", other: "# weeks written in" })} ${{ number }}`,
    });
    if (cnt_harvests === 0) return weeks;
    const harvests = t({
      id: "grower.year.harvests",
      message: plural(cnt_harvests, { one: "# harvest", other: "# harvests" }),
    });
    return `${weeks} · ${harvests}`;
  }
}
