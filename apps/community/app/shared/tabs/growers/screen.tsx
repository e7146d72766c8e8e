import { EmptyState, LinkButton, Stack } from "@grow/ui/foundation";
import { Pagination, SegmentLinks } from "@grow/ui/navigation";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useLocation } from "@remix-run/react";
import { paths } from "../../../paths.ts";
import { GrowerCards } from "../../growers/grower-cards.tsx";
import { tabAddress } from "../tab-list.ts";
import { GROWER_CHOICES, type GrowerChoices, type GrowersTabView } from "./view.ts";

const SORTS: Record<GrowerChoices["sort"], MessageDescriptor> = {
  followers: msg({ id: "tab.growers.sort.followers", message: "Most followed" }),
  reports: msg({ id: "tab.growers.sort.reports", message: "Most diaries" }),
  new: msg({ id: "tab.growers.sort.new", message: "Newest" }),
};

/** Growers as cards. */
export function GrowersTab({ sort, page, pages, growers }: GrowersTabView) {
  const { i18n, t } = useLingui();
  const { pathname } = useLocation();
  const address = (request: Partial<GrowerChoices>) => tabAddress(pathname, GROWER_CHOICES, request);
  if (growers.length === 0)
    return (
      <EmptyState
        title={<Trans id="tab.growers.empty">No growers yet</Trans>}
        actions={
          <LinkButton look="primary" href={paths.newDiary()}>
            <Trans id="tab.growers.empty.start">Start a diary</Trans>
          </LinkButton>
        }
      >
        <Trans id="tab.growers.empty.text">Growers show up here with their first diary.</Trans>
      </EmptyState>
    );
  return (
    <Stack gap={6}>
      <SegmentLinks
        label={t({ id: "tab.growers.sort", message: "Sort growers" })}
        links={GROWER_CHOICES.sort.map((value) => ({
          href: address({ sort: value }),
          label: i18n._(SORTS[value]),
          current: value === sort,
        }))}
      />
      <GrowerCards growers={growers} />
      {pages > 1 ? (
        <Pagination
          label={t({ id: "tab.growers.pages", message: "Pages of growers" })}
          current={page}
          total={pages}
          href={(number) => address({ sort, page: number })}
        />
      ) : null}
    </Stack>
  );
}
