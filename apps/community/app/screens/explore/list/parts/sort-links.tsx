import { DIARY_SORTS, type DiarySort } from "@grow/domain";
import { SegmentLinks } from "@grow/ui";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { listAddress } from "../view.ts";

const WORDS: Record<DiarySort, MessageDescriptor> = {
  update: msg({ id: "explore.sort.update", message: "Latest week" }),
  new: msg({ id: "explore.sort.new", message: "New" }),
  like: msg({ id: "explore.sort.like", message: "Most liked" }),
  view: msg({ id: "explore.sort.view", message: "Most read" }),
};

/** The orders of the list, each with an address. */
export function SortLinks({ tags, sort }: { tags: readonly string[]; sort: DiarySort }) {
  const { i18n, t } = useLingui();
  return (
    <SegmentLinks
      label={t({ id: "explore.sort", message: "Order" })}
      links={DIARY_SORTS.map((order) => ({
        href: listAddress({ tags, sort: order, page: 1 }),
        label: i18n._(WORDS[order]),
        current: order === sort,
      }))}
    />
  );
}
