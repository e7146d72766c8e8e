import { EmptyState, LinkButton, Stack } from "@grow/ui/foundation";
import { Pagination, SegmentLinks } from "@grow/ui/navigation";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useLocation } from "@remix-run/react";
import { paths } from "../../../paths.ts";
import { tabAddress } from "../tab-list.ts";
import { HarvestTable } from "./harvest-table.tsx";
import { HARVEST_CHOICES, type HarvestChoices, type HarvestsView } from "./view.ts";

const SORTS: Record<HarvestChoices["sort"], MessageDescriptor> = {
  new: msg({ id: "tab.harvests.sort.new", message: "Newest" }),
  yield: msg({ id: "tab.harvests.sort.yield", message: "Highest yield" }),
  rate: msg({ id: "tab.harvests.sort.rate", message: "Best rated" }),
  like: msg({ id: "tab.harvests.sort.like", message: "Most liked" }),
};

/** Harvests as a table: the numbers beside each other are what one compares. */
export function HarvestsTab({ sort, page, pages, harvests }: HarvestsView) {
  const { i18n, t } = useLingui();
  const { pathname } = useLocation();
  const address = (request: Partial<HarvestChoices>) => tabAddress(pathname, HARVEST_CHOICES, request);
  if (harvests.length === 0)
    return (
      <EmptyState
        title={<Trans id="tab.harvests.empty">No harvests yet</Trans>}
        actions={
          <LinkButton look="primary" href={paths.newDiary()}>
            <Trans id="tab.harvests.empty.start">Start a diary</Trans>
          </LinkButton>
        }
      >
        <Trans id="tab.harvests.empty.text">Finished diaries show up here.</Trans>
      </EmptyState>
    );
  return (
    <Stack gap={6}>
      <SegmentLinks
        label={t({ id: "tab.harvests.sort", message: "Sort harvests" })}
        links={HARVEST_CHOICES.sort.map((value) => ({
          href: address({ sort: value }),
          label: i18n._(SORTS[value]),
          current: value === sort,
        }))}
      />
      <HarvestTable harvests={harvests} />
      {pages > 1 ? (
        <Pagination
          label={t({ id: "tab.harvests.pages", message: "Pages of harvests" })}
          current={page}
          total={pages}
          href={(next) => address({ sort, page: next })}
        />
      ) : null}
    </Stack>
  );
}
