import { useFormats } from "@grow/i18n/react";
import { DataTable } from "@grow/ui/chart";
import { Score, TextLink } from "@grow/ui/foundation";
import { Trans, useLingui } from "@lingui/react/macro";
import { growerName } from "../../words/author-words.ts";
import { unitWord } from "../../words/unit-words.ts";
import type { HarvestData } from "./view.ts";

/** Harvests with their numbers beside each other. */
export function HarvestTable({ harvests }: { harvests: readonly HarvestData[] }) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  const number = (value: number | null, digits: number) =>
    value === null ? "" : formats.number(value, digits);
  return (
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
  );
}
