import { useFormats } from "@grow/i18n/react";
import { DataTable, type TableColumn } from "@grow/ui/chart";
import { Section, TextLink } from "@grow/ui/foundation";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { roomWord, soilWord } from "../../../../../shared/words/setup-words.ts";
import { unitWord } from "../../../../../shared/words/unit-words.ts";
import type { StatisticsView } from "./statistics-view.ts";
import { TooFew } from "./too-few.tsx";

const LAMPS: Readonly<Record<number, MessageDescriptor>> = {
  1: msg({ id: "strain.lamp.fluorescent", message: "Fluorescent" }),
  2: msg({ id: "strain.lamp.hid", message: "HID" }),
  3: msg({ id: "strain.lamp.led", message: "LED" }),
};

type Setup = StatisticsView["setups"][number];

/** Columns that both tables have. */
function useColumns() {
  const { i18n } = useLingui();
  const formats = useFormats();
  const medians: TableColumn<Pick<Setup, "yield_watt" | "flowering_days">>[] = [
    {
      key: "yield",
      header: unitWord(i18n, "gramsPerWatt"),
      numeric: true,
      cell: ({ yield_watt }) => (yield_watt ? formats.number(yield_watt.median, 2) : <TooFew />),
    },
    {
      key: "flowering",
      header: <Trans id="strain.column.flowering">Flowering days</Trans>,
      numeric: true,
      cell: ({ flowering_days }) => (flowering_days ? formats.number(flowering_days.median, 0) : <TooFew />),
    },
  ];
  const growers: TableColumn<Pick<Setup, "n">> = {
    key: "n",
    header: <Trans id="strain.column.growers">Growers</Trans>,
    numeric: true,
    cell: ({ n }) => formats.number(n),
  };
  return { medians, growers };
}

/** Yield and flowering by room, medium and lamp. */
export function Setups({ setups }: { setups: readonly Setup[] }) {
  const { i18n, t } = useLingui();
  const columns = useColumns();
  const nameOf = ({ by, val }: Setup) => {
    const lamp = LAMPS[val];
    if (by === "light") return lamp ? i18n._(lamp) : "";
    return by === "room" ? roomWord(i18n, val) : soilWord(i18n, val);
  };
  return (
    <Section close title={<Trans id="strain.setups">By setup</Trans>}>
      <DataTable
        label={t({ id: "strain.setups", message: "By setup" })}
        rows={setups}
        rowKey={({ by, val }) => `${by}-${val}`}
        columns={[
          { key: "name", header: <Trans id="strain.setup">Setup</Trans>, cell: nameOf },
          ...columns.medians,
          columns.growers,
        ]}
      />
    </Section>
  );
}

/** The same by seedbank. */
export function Seedbanks({ brands }: { brands: StatisticsView["brands"] }) {
  const { t } = useLingui();
  const formats = useFormats();
  const columns = useColumns();
  return (
    <Section close title={<Trans id="strain.seedbanks">By seedbank</Trans>}>
      <DataTable
        label={t({ id: "strain.seedbanks", message: "By seedbank" })}
        rows={brands}
        rowKey={({ item_brand }) => item_brand.id}
        columns={[
          {
            key: "name",
            header: <Trans id="strain.seedbank">Seedbank</Trans>,
            cell: ({ item_brand }) => <TextLink href={item_brand.link}>{item_brand.name}</TextLink>,
          },
          ...columns.medians,
          {
            key: "rating",
            header: <Trans id="strain.column.rating">Rating</Trans>,
            numeric: true,
            cell: ({ n_general }) => (n_general === null ? <TooFew /> : formats.number(n_general, 1)),
          },
          columns.growers,
        ]}
      />
    </Section>
  );
}
