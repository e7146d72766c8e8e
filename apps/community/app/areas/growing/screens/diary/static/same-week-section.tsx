import "../../../locales/diary-content/catalog.ts";
import "../../../../../shared/week-fields/locales/catalog.ts";
import { phaseName } from "@grow/domain";
import { useFormats } from "@grow/i18n/react";
import { Comparison, ComparisonLegend } from "@grow/ui/chart";
import { Section, Stack } from "@grow/ui/foundation";
import { select } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { readingWord } from "../../../../../shared/week-fields/reading-words.ts";
import { growerName } from "../../../../../shared/words/author-words.ts";
import { unitWord } from "../../../../../shared/words/unit-words.ts";
import { weekParts } from "../../../../../shared/words/week-words.ts";
import { standingOf } from "../same-week-view.ts";
import type { BesideView } from "../schemes-view.ts";
import type { DiaryView } from "../view.ts";
import type { WeekView } from "../week-view.ts";
import { Scheme } from "./scheme.tsx";
import { standingWord } from "./standing-words.ts";

interface SameWeekSectionProps {
  diary: DiaryView;
  week: WeekView;
  others: BesideView;
}

/** Compares doses with feeding charts, and readings with those of others in the same week. */
export default function SameWeekSection(props: SameWeekSectionProps) {
  return (
    <>
      {props.others.schemes.map((scheme) => (
        <Scheme key={scheme.id} scheme={scheme} />
      ))}
      <Others {...props} />
    </>
  );
}

function Others({ diary, week, others }: SameWeekSectionProps) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  const own = new Map(week.readings.map((reading) => [reading.name, reading.value]));
  const phase = phaseName(week.faza);
  const readings = others.spreads.flatMap((spread) => {
    const value = own.get(spread.name);
    if (value === undefined) return [];
    const standing = standingOf(value, spread);
    const count = formats.number(spread.n);
    const median = formats.number(spread.median);
    const from = formats.number(spread.from);
    const to = formats.number(spread.to);
    return {
      name: readingWord(i18n, spread.name, spread.unit),
      count: spread.n,
      countText: t({ id: "diary.others.count", message: `n ${count}` }),
      value: formats.number(value),
      unit: unitWord(i18n, spread.unit) || undefined,
      range: { ...spread, own: value },
      median: t({ id: "diary.others.medianOf", message: `median ${median}` }),
      middle: t({ id: "diary.others.middleOf", message: `${from} to ${to}` }),
      judgement: standingWord(i18n, standing),
      isNotable: standing !== "like",
    };
  });
  const { kind, number } = weekParts(week.name);
  const strain = others.strain ?? "";
  const total = formats.number(others.n);
  if (readings.length === 0) return null;
  return (
    <Section
      title={t({
        id: "diary.others",
        message: select(kind, {
          week: `How week ${number} compares`,
          harvest: "How the harvest compares",
          other: "How this week compares",
        }),
      })}
      count={t({ id: "diary.others.of", message: `${strain}, n ${total}` })}
      level={3}
      close
    >
      <Stack>
        <ComparisonLegend
          own={growerName(i18n, diary.author)}
          median={t({ id: "diary.others.median", message: "median" })}
          middle={t({ id: "diary.others.middle", message: "middle 50%" })}
          phase={phase}
        />
        <Comparison readings={readings} phase={phase} />
      </Stack>
    </Section>
  );
}
