import { EmptyState, LinkButton, Stack, TextLink } from "@grow/ui/foundation";
import { Pagination, SegmentLinks } from "@grow/ui/navigation";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useLocation } from "@remix-run/react";
import { paths } from "../../../../paths.ts";
import { tabAddress } from "../../../../shared/tabs/tab-list.ts";
import { FollowRow } from "./follow-row.tsx";
import { FOLLOW_CHOICES, type FollowRowView, type FollowsView } from "./follows-view.ts";
import { type ListName, useFollowLists } from "./use-follow-lists.ts";

const SORTS: Record<FollowsView["sort"], MessageDescriptor> = {
  update: msg({ id: "grower.follow.sort.update", message: "Latest activity" }),
  add: msg({ id: "grower.follow.sort.add", message: "Newest" }),
  name: msg({ id: "grower.follow.sort.name", message: "By name" }),
};

const keyOf = ({ type, id }: Pick<FollowRowView, "type" | "id">): string => `${type} ${id}`;

/** What a grower follows, or their bookmarks. */
export function FollowsTab({ view, list }: { view: FollowsView; list: ListName }) {
  const { i18n, t } = useLingui();
  const { pathname } = useLocation();
  const { rows, unfollow } = useFollowLists(view, list);
  const { sort, page, pages, isOwn } = view;
  const shown = new Set(rows.map(keyOf));
  return (
    <Stack gap={6}>
      {shown.size === 0 ? (
        <NoFollows list={list} isOwn={isOwn} />
      ) : (
        <SegmentLinks
          label={t({ id: "grower.follow.sort", message: "Sort" })}
          links={FOLLOW_CHOICES.sort.map((value) => ({
            href: tabAddress(pathname, FOLLOW_CHOICES, { sort: value }),
            label: i18n._(SORTS[value]),
            current: value === sort,
          }))}
        />
      )}
      {isOwn && list === "bookmark" && shown.size > 0 ? (
        <p>
          <TextLink href={paths.offline()}>
            <Trans id="grower.bookmarks.offline">Read bookmarks offline</Trans>
          </TextLink>
        </p>
      ) : null}
      {/* An unfollowed row stays mounted: it restores itself when the server refuses. */}
      <Stack gap={3}>
        {view.rows.map((row) => (
          <FollowRow
            key={keyOf(row)}
            row={row}
            isOwn={isOwn}
            isHidden={!shown.has(keyOf(row))}
            onUnfollow={unfollow}
          />
        ))}
      </Stack>
      {pages > 1 ? (
        <Pagination
          label={t({ id: "grower.pages", message: "Pages" })}
          current={page}
          total={pages}
          href={(number) => tabAddress(pathname, FOLLOW_CHOICES, { sort, page: number })}
        />
      ) : null}
    </Stack>
  );
}

function NoFollows({ list, isOwn }: { list: ListName; isOwn: boolean }) {
  const isBookmarks = list === "bookmark";
  return (
    <EmptyState
      title={
        isBookmarks ? (
          <Trans id="grower.bookmarks.empty">No bookmarks yet</Trans>
        ) : (
          <Trans id="grower.following.empty">Not following anyone yet</Trans>
        )
      }
      actions={
        isOwn ? (
          <LinkButton look="primary" href={isBookmarks ? paths.explore(["harvest"]) : paths.growers()}>
            {isBookmarks ? (
              <Trans id="grower.bookmarks.find">Find finished diaries</Trans>
            ) : (
              <Trans id="grower.following.find">Find growers</Trans>
            )}
          </LinkButton>
        ) : undefined
      }
    >
      {isOwn && isBookmarks ? (
        <Trans id="grower.bookmarks.hint">Save a finished diary and it shows up here.</Trans>
      ) : null}
    </EmptyState>
  );
}
