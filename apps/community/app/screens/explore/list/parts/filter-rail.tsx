import { fazaByName, phaseName } from "@grow/domain";
import { useFormats } from "@grow/i18n/react";
import { Button, Icon, Link, PhaseIcon, TextLink } from "@grow/ui";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Check, SlidersHorizontal } from "lucide-react";
import { paths } from "../../../../paths.ts";
import { useSecondary } from "../../../../shared/secondary/use-secondary.ts";
import {
  type CountsView,
  FILTER_GROUPS,
  groupWords,
  type ListView,
  listAddress,
  toggled,
  VIDEO_TAG,
} from "../view.ts";
import styles from "./filter-rail.module.css";
import { groupWord, tagWord } from "./filter-words.ts";

const RAIL_ID = "filters";

/** Opens the filters as a sheet, under 1080 px. The browser does it by itself. */
export function FilterButton({ count }: { count: number }) {
  return (
    <div className={styles.opener}>
      <Button look="outline" icon={SlidersHorizontal} popovertarget={RAIL_ID}>
        {count === 0 ? (
          <Trans id="explore.filters">Filters</Trans>
        ) : (
          <Trans id="explore.filters.count">Filters ({count})</Trans>
        )}
      </Button>
    </div>
  );
}

/**
 * The choices that narrow the list, each a link to the list with it or without it. One element for all screens: beside
 * the list from 1080 px, under that a sheet.
 */
export function FilterRail({ tags, sort, total }: Pick<ListView, "tags" | "sort" | "total">) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  const counts = useSecondary<CountsView>(paths.exploreCounts(tags));
  const row = (word: string) => {
    const on = tags.includes(word);
    const faza = fazaByName(word);
    return (
      <li key={word}>
        <Link
          href={listAddress({ tags: toggled(tags, word), sort, page: 1 })}
          className={styles.row}
          aria-current={on ? "true" : undefined}
          rel={tags.length > 0 ? "nofollow" : undefined}
        >
          <span className={styles.box}>{on ? <Icon of={Check} size={14} /> : null}</span>
          {faza === undefined ? null : (
            <span className={styles.phase} data-phase={phaseName(faza)}>
              <PhaseIcon phase={phaseName(faza)} />
            </span>
          )}
          {tagWord(i18n, word)}{" "}
          {counts?.[word] === undefined ? null : (
            <span className={styles.count}>{formats.compact(counts[word])}</span>
          )}
        </Link>
      </li>
    );
  };
  return (
    <nav
      id={RAIL_ID}
      popover="auto"
      className={styles.rail}
      aria-label={t({ id: "explore.filters", message: "Filters" })}
    >
      <div className={styles.head}>
        <h2>
          <Trans id="explore.filters">Filters</Trans>
        </h2>
        {tags.length > 0 ? (
          <TextLink href={listAddress({ tags: [], sort, page: 1 })}>
            <Trans id="explore.clear">Clear</Trans>
          </TextLink>
        ) : null}
      </div>
      {FILTER_GROUPS.map((group) => (
        <section key={group} className={styles.group}>
          <h2>{groupWord(i18n, group)}</h2>
          <ul>{groupWords(group).map(row)}</ul>
        </section>
      ))}
      <section className={styles.group}>
        <h2>
          <Trans id="explore.group.more">More</Trans>
        </h2>
        <ul>{row(VIDEO_TAG)}</ul>
      </section>
      <div className={styles.done}>
        <Button look="primary" wide popovertarget={RAIL_ID} popovertargetaction="hide" disabled={total === 0}>
          {total === 0 ? (
            <Trans id="explore.nothing">Nothing matches</Trans>
          ) : (
            <Plural id="explore.show" value={total} one="Show # diary" other="Show # diaries" />
          )}
        </Button>
      </div>
    </nav>
  );
}
