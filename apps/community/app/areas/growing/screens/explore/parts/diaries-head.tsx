import type { DiarySort } from "@grow/domain";
import { useFormats } from "@grow/i18n/react";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { FilterButton } from "../../../../../shared/lists/parts/filter-rail.tsx";
import { ListHead } from "../../../../../shared/lists/parts/list-head.tsx";
import { DIARIES } from "../list.ts";
import type { ListView } from "../view.ts";
import { tagWord } from "./filter-words.ts";

const SORTS: Record<DiarySort, MessageDescriptor> = {
  update: msg({ id: "explore.sort.update", message: "Latest week" }),
  new: msg({ id: "explore.sort.new", message: "Newest" }),
  like: msg({ id: "explore.sort.like", message: "Most liked" }),
  view: msg({ id: "explore.sort.view", message: "Most read" }),
};

/** How many diaries there are, with the filters and the sort order that apply. */
export function DiariesHead({
  tags,
  sort,
  total,
  isTotalCapped,
}: Pick<ListView, "tags" | "sort" | "total" | "isTotalCapped">) {
  const { i18n, t } = useLingui();
  const shownTotal = useFormats().number(total) + (isTotalCapped ? "+" : "");
  const count = tags.length;
  return (
    <ListHead
      list={DIARIES}
      tags={tags}
      sort={sort}
      heading={<Trans id="explore.heading">Diaries</Trans>}
      total={
        count === 0 ? (
          <Trans id="explore.total">{shownTotal} in total</Trans>
        ) : (
          <Trans id="explore.matches">{shownTotal} match</Trans>
        )
      }
      filterButton={
        <FilterButton>
          {count === 0 ? (
            <Trans id="explore.filters">Filters</Trans>
          ) : (
            <Trans id="explore.filters.count">Filters ({count})</Trans>
          )}
        </FilterButton>
      }
      tagLabel={(tag) => tagWord(i18n, tag)}
      clear={<Trans id="explore.clear">Clear</Trans>}
      sortLabel={t({ id: "explore.sort", message: "Sort by" })}
      sortName={(order) => i18n._(SORTS[order])}
    />
  );
}
