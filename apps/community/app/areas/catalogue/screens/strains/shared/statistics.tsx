import type { StrainCategory } from "@grow/domain";
import { useFormats } from "@grow/i18n/react";
import { DataTable, ShareBars } from "@grow/ui/chart";
import { Readings } from "@grow/ui/diary";
import { Note, Section, Stack, TextLink } from "@grow/ui/foundation";
import type { MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { countWord } from "../../../../../shared/catalogue/count-words.ts";
import { categoryValueWord, categoryWord } from "../../../../../shared/strains/category-words.ts";
import { methodWord } from "../../../../../shared/week-log/germination-words.ts";
import { roomWord, soilWord } from "../../../../../shared/words/setup-words.ts";
import { unitWord } from "../../../../../shared/words/unit-words.ts";
import { figureUnit, figureWord } from "./figure-words.ts";
import styles from "./statistics.module.css";
import type { GerminationView, StatisticsView } from "./statistics-view.ts";
import { TooFew } from "./too-few.tsx";

const RATINGS: Record<StatisticsView["ratings"][number]["name"], MessageDescriptor> = {
  growing: msg({ id: "strain.rating.growing", message: "Ease of growing" }),
  resistance: msg({ id: "strain.rating.resistance", message: "Resistance" }),
};

const LAMPS: Readonly<Record<number, MessageDescriptor>> = {
  1: msg({ id: "strain.lamp.fluorescent", message: "Fluorescent" }),
  2: msg({ id: "strain.lamp.hid", message: "HID" }),
  3: msg({ id: "strain.lamp.led", message: "LED" }),
};

/** Statistics of finished diaries: figures, germination, effects and tastes, comparisons of setups and seedbanks. */
export function Statistics({ statistics }: { statistics: StatisticsView }) {
  const { i18n, t } = useLingui();
  const { growers, least, setups, brands } = statistics;
  const isEnough = growers >= least;
  return (
    <Stack gap={10}>
      <Section
        close
        title={<Trans id="strain.statistics">From real harvests</Trans>}
        count={growers > 0 ? countWord(i18n, "growers", growers) : undefined}
      >
        {isEnough ? (
          <Figures {...statistics} />
        ) : (
          <Note>
            {t({
              id: "strain.statistics.tooFew",
              message: `Not enough harvests yet. Numbers show up from ${least} growers on, so that one doesn’t speak for all.`,
            })}
          </Note>
        )}
      </Section>
      <Germination germination={statistics.germination} least={least} />
      {isEnough ? (
        <>
          <Shares {...statistics} />
          <Ratings {...statistics} />
        </>
      ) : null}
      {setups.length > 1 ? <Setups setups={setups} /> : null}
      {brands.length > 1 ? <Seedbanks brands={brands} /> : null}
    </Stack>
  );
}

function Figures({ figures, missing, least }: Pick<StatisticsView, "figures" | "missing" | "least">) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  const names = formats.list(missing.map((name) => figureWord(i18n, name)));
  return (
    <Stack gap={4}>
      <Readings
        readings={figures.map(({ name, median, low, high, n, unit, digits, packet }) => {
          const range = `${formats.number(low, digits)}–${formats.number(high, digits)}`;
          const printed = packet
            ? [...new Set(packet.map((end) => formats.number(end, digits)))].join("–")
            : "";
          return {
            name: figureWord(i18n, name),
            value: formats.number(median, digits),
            unit: figureUnit(i18n, unit, median),
            detail: (
              <>
                {t({ id: "strain.figure.range", message: `Middle half ${range}` })}
                <br />
                {countWord(i18n, "growers", n)}
                {printed ? (
                  <>
                    <br />
                    {t({ id: "strain.figure.packet", message: `Breeder: ${printed}` })}
                  </>
                ) : null}
              </>
            ),
          };
        })}
      />
      {missing.length > 0 ? (
        <Note>
          {t({ id: "strain.figures.tooFew", message: `No number yet from ${least} growers: ${names}` })}
        </Note>
      ) : null}
    </Stack>
  );
}

function Germination({ germination, least }: { germination: GerminationView; least: number }) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  const { percent, counted, methods } = germination;
  const seeds = counted?.seeds ?? 0;
  const rate = formats.percent(percent / 100);
  return (
    <Section
      close
      title={<Trans id="strain.germination">Germination</Trans>}
      count={counted ? countWord(i18n, "growers", counted.growers) : undefined}
    >
      <Stack gap={3}>
        <p>
          {counted === null
            ? t({
                id: "strain.germination.typical",
                message: `Typically ${rate}. A rate of its own shows up from 20 seeds of ${least} growers on.`,
              })
            : t({
                id: "strain.germination.counted",
                message: plural(seeds, {
                  one: `${rate} of # seed sprouted`,
                  other: `${rate} of # seeds sprouted`,
                }),
              })}
        </p>
        {methods.length > 0 ? (
          <ShareBars
            color="var(--germ)"
            shares={methods.map(({ code, percent }) => ({
              name: methodWord(i18n, code),
              share: percent / 100,
              value: formats.percent(percent / 100),
            }))}
          />
        ) : null}
      </Stack>
    </Section>
  );
}

function Shares({ shares, sharing, least }: Pick<StatisticsView, "shares" | "sharing" | "least">) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  const categories = [...new Set(shares.map(({ category }) => category))];
  if (categories.length === 0)
    return (
      <Note>
        {t({
          id: "strain.shares.tooFew",
          message: `Effects and tastes show up once ${least} growers have reported them.`,
        })}
      </Note>
    );
  return (
    <div className={styles.columns}>
      {categories.map((category: StrainCategory) => (
        <Section
          key={category}
          title={categoryWord(i18n, category)}
          count={countWord(i18n, "growers", sharing)}
          close
        >
          <ShareBars
            shares={shares
              .filter((share) => share.category === category)
              .map(({ val, percent }) => ({
                name: categoryValueWord(i18n, category, val),
                share: percent / 100,
                value: formats.percent(percent / 100),
              }))}
          />
        </Section>
      ))}
    </div>
  );
}

function Ratings({ ratings, least }: Pick<StatisticsView, "ratings" | "least">) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  if (ratings.length === 0)
    return (
      <Note>
        {t({ id: "strain.ratings.tooFew", message: `Ratings show up once ${least} growers have rated it.` })}
      </Note>
    );
  const nameOf = (name: string, n: number) =>
    t({
      id: "strain.rating.growers",
      message: plural(n, { one: `${name}, # grower`, other: `${name}, # growers` }),
    });
  return (
    <Section close title={<Trans id="strain.ratings">Growers’ ratings</Trans>}>
      <ShareBars
        shares={ratings.map(({ name, value, share, n }) => ({
          name: nameOf(i18n._(RATINGS[name]), n),
          share,
          value: formats.number(value, 1),
        }))}
      />
    </Section>
  );
}

type Setup = StatisticsView["setups"][number];

function Setups({ setups }: { setups: readonly Setup[] }) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
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
            cell: ({ flowering_days }) =>
              flowering_days ? formats.number(flowering_days.median, 0) : <TooFew />,
          },
          {
            key: "n",
            header: <Trans id="strain.column.growers">Growers</Trans>,
            numeric: true,
            cell: ({ n }) => formats.number(n),
          },
        ]}
      />
    </Section>
  );
}

function Seedbanks({ brands }: { brands: StatisticsView["brands"] }) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
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
            cell: ({ flowering_days }) =>
              flowering_days ? formats.number(flowering_days.median, 0) : <TooFew />,
          },
          {
            key: "rating",
            header: <Trans id="strain.column.rating">Rating</Trans>,
            numeric: true,
            cell: ({ n_general }) => (n_general === null ? <TooFew /> : formats.number(n_general, 1)),
          },
          {
            key: "n",
            header: <Trans id="strain.column.growers">Growers</Trans>,
            numeric: true,
            cell: ({ n }) => formats.number(n),
          },
        ]}
      />
    </Section>
  );
}
