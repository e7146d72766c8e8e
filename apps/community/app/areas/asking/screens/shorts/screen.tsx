import { useFormats } from "@grow/i18n/react";
import { EmptyState, LinkButton, Page, Stack } from "@grow/ui/foundation";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { paths } from "../../../../paths.ts";
import { AdPlace } from "../../../../shared/ads/ad-place.tsx";
import type { ListLength } from "../../../../shared/lists/list.ts";
import { ListHead } from "../../../../shared/lists/parts/list-head.tsx";
import { ListPages } from "../../../../shared/lists/parts/list-pages.tsx";
import type { VideoCardView } from "../../../../shared/videos/video-card-view.ts";
import { VideoCards } from "../../../../shared/videos/video-cards.tsx";
import layout from "../../shared/page.module.css";
import { type VideoKind, VideoKinds } from "../../shared/videos/video-kinds.tsx";
import { VIDEO_LISTS, type VideoSort } from "./list.ts";

const SORTS: Record<VideoSort, MessageDescriptor> = {
  new: msg({ id: "shorts.sort.new", message: "Newest" }),
  like: msg({ id: "shorts.sort.like", message: "Most liked" }),
  view: msg({ id: "shorts.sort.view", message: "Most watched" }),
};

interface ShortsScreenProps extends ListLength {
  kind: VideoKind;
  sort: VideoSort;
  cards: readonly VideoCardView[];
}

/** Shorts or other videos as a list; works without script. */
export function ShortsScreen({ kind, sort, total, isTotalCapped, page, pages, cards }: ShortsScreenProps) {
  const { i18n, t } = useLingui();
  const shownTotal = useFormats().number(total) + (isTotalCapped ? "+" : "");
  const list = VIDEO_LISTS[kind];
  const shorts = t({ id: "shorts.heading", message: "Shorts" });
  const videos = t({ id: "videos.heading", message: "Videos" });
  return (
    <Page className={layout.page}>
      <AdPlace kind="header" />
      <Stack gap={6}>
        <ListHead
          list={list}
          tags={[]}
          sort={sort}
          heading={kind === "videos" ? videos : shorts}
          total={<Trans id="shorts.total">{shownTotal} in total</Trans>}
          action={
            <LinkButton look="primary" size="small" href={paths.newShort()}>
              <Trans id="shorts.upload">Upload video</Trans>
            </LinkButton>
          }
          filterButton={<VideoKinds current={kind} />}
          tagLabel={(tag) => tag}
          clear={null}
          sortLabel={t({ id: "shorts.sort", message: "Sort by" })}
          sortName={(order) => i18n._(SORTS[order])}
        />
        {cards.length > 0 ? (
          <VideoCards cards={cards} columns={kind === "videos" ? 3 : 5} hasAd />
        ) : kind === "following" ? (
          <EmptyState
            title={<Trans id="shorts.following.empty.title">No shorts here yet</Trans>}
            actions={
              <LinkButton look="outline" href={paths.shorts()}>
                <Trans id="shorts.following.empty.action">Browse shorts</Trans>
              </LinkButton>
            }
          >
            <Trans id="shorts.following.empty.text">Follow growers, and their shorts show up here.</Trans>
          </EmptyState>
        ) : (
          <EmptyState title={<Trans id="shorts.empty.title">No videos yet</Trans>}>
            <Trans id="shorts.empty.text">Hold the phone upright, up to 60 seconds.</Trans>
          </EmptyState>
        )}
        {pages > 1 ? (
          <ListPages
            list={list}
            label={t({ id: "shorts.pages", message: "Pages of videos" })}
            {...{ sort, page, pages }}
          />
        ) : null}
      </Stack>
    </Page>
  );
}
