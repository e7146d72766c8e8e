import { Cluster, EmptyState, LinkButton, Section, Stack } from "@grow/ui/foundation";
import { Pagination, SegmentLinks } from "@grow/ui/navigation";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useLocation } from "@remix-run/react";
import { History } from "lucide-react";
import { paths } from "../../../paths.ts";
import { DiaryCards } from "../../diary-cards/diary-cards.tsx";
import { tabAddress } from "../tab-list.ts";
import { DIARY_CHOICES, type DiariesTabView, type DiaryChoices } from "./view.ts";

const SHOWN: Record<DiaryChoices["show"], MessageDescriptor> = {
  all: msg({ id: "tab.diaries.all", message: "All" }),
  growing: msg({ id: "tab.diaries.growing", message: "Growing" }),
  harvested: msg({ id: "tab.diaries.harvested", message: "Harvested" }),
};

const SORTS: Record<DiaryChoices["sort"], MessageDescriptor> = {
  update: msg({ id: "tab.diaries.sort.update", message: "Latest week" }),
  new: msg({ id: "tab.diaries.sort.new", message: "Newest" }),
  like: msg({ id: "tab.diaries.sort.like", message: "Most liked" }),
};

/** Diaries as cards, filtered by what still grows and what is harvested. */
export function DiariesTab({ show, sort, page, pages, groups, isOwn }: DiariesTabView) {
  const { i18n, t } = useLingui();
  const { pathname } = useLocation();
  const address = (request: Partial<DiaryChoices>) => tabAddress(pathname, DIARY_CHOICES, request);
  const isFiltered = show !== "all";
  const isEmpty = groups.length === 0;
  return (
    <Stack gap={6}>
      {isEmpty && !isFiltered ? null : (
        <Cluster justify="between">
          <SegmentLinks
            label={t({ id: "tab.diaries.show", message: "Which diaries" })}
            links={DIARY_CHOICES.show.map((value) => ({
              href: address({ show: value, sort }),
              label: i18n._(SHOWN[value]),
              current: value === show,
            }))}
          />
          <SegmentLinks
            label={t({ id: "tab.diaries.sort", message: "Sort diaries" })}
            links={DIARY_CHOICES.sort.map((value) => ({
              href: address({ show, sort: value }),
              label: i18n._(SORTS[value]),
              current: value === sort,
            }))}
          />
        </Cluster>
      )}
      {isEmpty ? <NoDiaries isFiltered={isFiltered} isOwn={isOwn} all={address({ sort })} /> : null}
      {groups.map(({ year, cards }, index) =>
        year === null ? (
          <DiaryCards key="all" cards={cards} leads={page === 1 && index === 0} />
        ) : (
          <Section key={year} title={year} close>
            <DiaryCards cards={cards} leads={page === 1 && index === 0} headingLevel={3} />
          </Section>
        ),
      )}
      {pages > 1 ? (
        <Pagination
          label={t({ id: "tab.diaries.pages", message: "Pages of diaries" })}
          current={page}
          total={pages}
          href={(number) => address({ show, sort, page: number })}
        />
      ) : null}
      {isOwn ? (
        <div>
          <LinkButton look="quiet" icon={History} href={paths.deletedContent()}>
            <Trans id="tab.diaries.deleted">Recently deleted</Trans>
          </LinkButton>
        </div>
      ) : null}
    </Stack>
  );
}

function NoDiaries({ isFiltered, isOwn, all }: { isFiltered: boolean; isOwn: boolean; all: string }) {
  if (isFiltered)
    return (
      <EmptyState
        drawing="search"
        title={<Trans id="tab.diaries.empty.filtered">No diaries match</Trans>}
        actions={
          <LinkButton look="outline" href={all}>
            <Trans id="tab.diaries.empty.all">Show all diaries</Trans>
          </LinkButton>
        }
      />
    );
  return (
    <EmptyState
      title={<Trans id="tab.diaries.empty">No diaries yet</Trans>}
      actions={
        isOwn ? (
          <LinkButton look="primary" href={paths.newDiary()}>
            <Trans id="tab.diaries.empty.start">Start a diary</Trans>
          </LinkButton>
        ) : undefined
      }
    >
      {isOwn ? (
        <Trans id="tab.diaries.empty.own">
          Your first week takes a minute: one photo and a few readings.
        </Trans>
      ) : null}
    </EmptyState>
  );
}
