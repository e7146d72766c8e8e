import "../../../locales/telling/catalog.ts";
import { phaseName } from "@grow/domain";
import { useFormats } from "@grow/i18n/react";
import { Comparison, ComparisonLegend, Section, Stack } from "@grow/ui";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { growerName } from "../../../shared/words/author-words.ts";
import { unitWord } from "../../../shared/words/unit-words.ts";
import { type Standing, standingOf } from "../../diary/diary/same-week-view.ts";
import type { BesideView } from "../../diary/diary/schemes-view.ts";
import type { DiaryView } from "../../diary/diary/view.ts";
import type { WeekView } from "../../diary/diary/week-view.ts";
import { readingWord } from "./reading-words.ts";
import { Scheme } from "./scheme.tsx";

const JUDGEMENTS: Record<Standing, MessageDescriptor> = {
  farBelow: msg({ id: "diary.others.farBelow", message: "lower than nineteen of twenty" }),
  below: msg({ id: "diary.others.below", message: "lower than three of four" }),
  like: msg({ id: "diary.others.like", message: "like most" }),
  above: msg({ id: "diary.others.above", message: "higher than three of four" }),
  farAbove: msg({ id: "diary.others.farAbove", message: "higher than nineteen of twenty" }),
};

interface SameWeekSectionProps {
  diary: DiaryView;
  week: WeekView;
  others: BesideView;
}

/** What was fed beside the schemes, and own readings beside those of others in the same week. */
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
      name: readingWord(i18n, spread.name),
      count: spread.n,
      countText: t({ id: "diary.others.count", message: `n ${count}` }),
      value: formats.number(value),
      unit: unitWord(i18n, spread.unit) || undefined,
      range: { ...spread, own: value },
      median: t({ id: "diary.others.medianOf", message: `median ${median}` }),
      middle: t({ id: "diary.others.middleOf", message: `${from} to ${to}` }),
      judgement: i18n._(JUDGEMENTS[standing]),
      isNotable: standing !== "like",
    };
  });
  const strain = others.strain ?? "";
  const total = formats.number(others.n);
  if (readings.length === 0) return null;
  return (
    <Section
      title={<Trans id="diary.others">The same week of others</Trans>}
      count={t({ id: "diary.others.of", message: `${strain}, n ${total}` })}
      level={3}
      close
    >
      <Stack>
        <ComparisonLegend
          own={growerName(i18n, diary.author)}
          median={t({ id: "diary.others.median", message: "median" })}
          middle={t({ id: "diary.others.middle", message: "middle half" })}
          phase={phase}
        />
        <Comparison readings={readings} phase={phase} />
      </Stack>
    </Section>
  );
}
