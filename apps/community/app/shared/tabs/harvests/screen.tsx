import { useFormats } from "@grow/i18n/react";
import { DataTable } from "@grow/ui/chart";
import { EmptyState, LinkButton, Score, Stack, TextLink } from "@grow/ui/foundation";
import { Pagination, SegmentLinks } from "@grow/ui/navigation";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useLocation } from "@remix-run/react";
import { paths } from "../../../paths.ts";
import { growerName } from "../../words/author-words.ts";
import { unitWord } from "../../words/unit-words.ts";
import { tabAddress } from "../tab-list.ts";
import { HARVEST_CHOICES, type HarvestChoices, type HarvestData, type HarvestsView } from "./view.ts";

const SORTS: Record<HarvestChoices["sort"], MessageDescriptor> = {
  new: msg({ id: "tab.harvests.sort.new", message: "Newest" }),
  yield: msg({ id: "tab.harvests.sort.yield", message: "Highest yield" }),
  rate: msg({ id: "tab.harvests.sort.rate", message: "Best rated" }),
  like: msg({ id: "tab.harvests.sort.like", message: "Most liked" }),
};

/** Harvests as a table: the numbers beside each other are what one compares. */
export function HarvestsTab({ sort, page, pages, harvests }: HarvestsView) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
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
  const number = (value: number | null, digits: number) =>
    value === null ? "" : formats.number(value, digits);
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
      <DataTable<HarvestData>
        label={t({ id: "tab.harvests.table", message: "Harvests" })}
        rows={harvests}
        rowKey={({ id }) => id}
        columns={[
          {
            key: "diary",
            header: <Trans id="tab.harvests.diary">Diary</Trans>,
            cell: ({ link, diary }) => <TextLink href={link}>{diary}</TextLink>,
          },
          {
            key: "grower",
            header: <Trans id="tab.harvests.grower">Grower</Trans>,
            cell: ({ grower }) => growerName(i18n, grower),
          },
          {
            key: "weight",
            header: <Trans id="tab.harvests.weight">Dry weight</Trans>,
            numeric: true,
            cell: ({ weight }) => weight && formats.unit(weight.value, weight.symbol, weight.decimals),
          },
          {
            key: "perWatt",
            header: unitWord(i18n, "gramsPerWatt"),
            numeric: true,
            cell: ({ perWatt }) => number(perWatt, 2),
          },
          {
            key: "perPlant",
            header: unitWord(i18n, "gramsPerPlant"),
            numeric: true,
            cell: ({ perPlant }) => number(perPlant, 0),
          },
          {
            key: "days",
            header: <Trans id="tab.harvests.days">Days</Trans>,
            numeric: true,
            cell: ({ days }) => number(days, 0),
          },
          {
            key: "rating",
            header: <Trans id="tab.harvests.rating">Rating</Trans>,
            numeric: true,
            cell: ({ rating }) => (rating === null ? null : <Score value={number(rating, 1)} of="/10" />),
          },
        ]}
      />
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
