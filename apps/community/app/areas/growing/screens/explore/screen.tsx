import { CachedBox } from "@grow/app-kit/document/cached-item.tsx";
import { Page, RailLayout, Stack } from "@grow/ui/foundation";
import { AdPlace } from "../../../../shared/ads/ad-place.tsx";
import { DiaryCards } from "../../../../shared/diary-cards/diary-cards.tsx";
import type { RefusedPreset } from "./change-presets.ts";
import { DiariesHead } from "./parts/diaries-head.tsx";
import { DiaryFilters } from "./parts/diary-filters.tsx";
import { DiaryPages } from "./parts/diary-pages.tsx";
import { NoDiaries } from "./parts/no-diaries.tsx";
import { Presets } from "./parts/presets.tsx";
import styles from "./screen.module.css";
import type { ListView, PresetView } from "./view.ts";

interface ListScreenProps extends ListView {
  /** Null for guests. */
  presets: readonly PresetView[] | null;
  presetKey: string;
  refused: RefusedPreset | undefined;
}

/** The diary list: filters, order, cards, pages. */
export function ListScreen({ presets, presetKey, refused, ...view }: ListScreenProps) {
  const { tags, sort, page, pages, total, isTotalCapped, cards } = view;
  return (
    <Page>
      <AdPlace kind="header" />
      <Stack gap={4} className={styles.head}>
        <CachedBox>
          <DiariesHead {...{ tags, sort, total, isTotalCapped }} />
        </CachedBox>
        {presets ? (
          <Presets presets={presets} presetKey={presetKey} tags={tags} sort={sort} refused={refused} />
        ) : null}
      </Stack>
      <RailLayout
        side="start"
        sheet
        rail={
          <CachedBox>
            <DiaryFilters tags={tags} sort={sort} total={total} />
          </CachedBox>
        }
      >
        {cards.length === 0 ? (
          <NoDiaries isFiltered={tags.length > 0} />
        ) : (
          <Stack gap={10}>
            <DiaryCards cards={cards} columns={3} leads={page === 1} hasAd />
            <CachedBox>
              <DiaryPages {...{ tags, sort, page, pages }} />
            </CachedBox>
          </Stack>
        )}
      </RailLayout>
    </Page>
  );
}
