import { fazaByName, phaseName, VIDEO_TAG } from "@grow/domain";
import { WEEK_EVENTS } from "@grow/domain/weeks";
import { PhaseIcon } from "@grow/ui/foundation";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { paths } from "../../../../../paths.ts";
import { FilterRail } from "../../../../../shared/lists/parts/filter-rail.tsx";
import { useSecondary } from "../../../../../shared/secondary/use-secondary.ts";
import { DIARIES } from "../list.ts";
import styles from "../screen.module.css";
import { type CountsView, FILTER_GROUPS, groupWords, type ListView } from "../view.ts";
import { groupWord, tagWord } from "./filter-words.ts";

/** The filters of the diaries, with how many diaries each would leave. */
export function DiaryFilters({ tags, sort, total }: Pick<ListView, "tags" | "sort" | "total">) {
  const { i18n, t } = useLingui();
  const counts = useSecondary<CountsView>(paths.exploreCounts(tags));
  const row = (word: string) => {
    const faza = fazaByName(word);
    const label = tagWord(i18n, word);
    if (faza === undefined) return { word, label };
    const phase = phaseName(faza);
    const icon = (
      <span className={styles.phase} data-phase={phase}>
        <PhaseIcon phase={phase} />
      </span>
    );
    return { word, label, icon };
  };
  return (
    <FilterRail
      list={DIARIES}
      tags={tags}
      sort={sort}
      groups={[
        ...FILTER_GROUPS.map((group) => ({
          title: groupWord(i18n, group),
          rows: groupWords(group).map(row),
        })),
        { title: t({ id: "explore.group.events", message: "What was done" }), rows: WEEK_EVENTS.map(row) },
        { title: t({ id: "explore.group.more", message: "More" }), rows: [row(VIDEO_TAG)] },
      ]}
      counts={counts}
      label={t({ id: "explore.filters", message: "Filters" })}
      clear={t({ id: "explore.clear", message: "Clear" })}
      isEmpty={total === 0}
      done={
        total === 0 ? (
          <Trans id="explore.nothing">No matches</Trans>
        ) : (
          <Plural id="explore.show" value={total} one="Show # diary" other="Show # diaries" />
        )
      }
    />
  );
}
