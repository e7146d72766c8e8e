import { EmptyState, Stack } from "@grow/ui/foundation";
import { Pagination, SegmentLinks } from "@grow/ui/navigation";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useLocation } from "@remix-run/react";
import { StrainCards } from "../../strains/strain-cards.tsx";
import type { StrainData } from "../../strains/strain-data.ts";
import { type TabLength, type TabRequest, tabAddress } from "../tab-list.ts";

export const STRAIN_CHOICES = { sort: ["diaries", "rate", "yield", "new"] } as const;
type StrainChoices = TabRequest<typeof STRAIN_CHOICES>;

const SORTS: Record<StrainChoices["sort"], MessageDescriptor> = {
  diaries: msg({ id: "tab.strains.sort.diaries", message: "Most grown" }),
  rate: msg({ id: "tab.strains.sort.rate", message: "Best rated" }),
  yield: msg({ id: "tab.strains.sort.yield", message: "Highest yield" }),
  new: msg({ id: "tab.strains.sort.new", message: "Newest" }),
};

interface StrainsTabProps extends TabLength {
  sort: StrainChoices["sort"];
  strains: readonly StrainData[];
}

/** Strains as cards. */
export function StrainsTab({ sort, page, pages, strains }: StrainsTabProps) {
  const { i18n, t } = useLingui();
  const { pathname } = useLocation();
  const address = (request: Partial<StrainChoices>) => tabAddress(pathname, STRAIN_CHOICES, request);
  if (strains.length === 0)
    return <EmptyState title={<Trans id="tab.strains.empty">No strains yet</Trans>} />;
  return (
    <Stack gap={6}>
      <SegmentLinks
        label={t({ id: "tab.strains.sort", message: "Sort strains" })}
        links={STRAIN_CHOICES.sort.map((value) => ({
          href: address({ sort: value }),
          label: i18n._(SORTS[value]),
          current: value === sort,
        }))}
      />
      <StrainCards strains={strains} leads={page === 1} />
      {pages > 1 ? (
        <Pagination
          label={t({ id: "tab.strains.pages", message: "Pages of strains" })}
          current={page}
          total={pages}
          href={(number) => address({ sort, page: number })}
        />
      ) : null}
    </Stack>
  );
}
