import { phaseName } from "@grow/domain";
import { useFormats } from "@grow/i18n/react";
import { Scheme } from "@grow/ui/diary";
import { Section } from "@grow/ui/foundation";
import type { I18n } from "@lingui/core";
import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { phaseWord } from "../../words/phase-words.ts";
import { soilWord } from "../../words/setup-words.ts";
import { unitWord } from "../../words/unit-words.ts";
import type { SchemeView, SchemeWeekView } from "./view.ts";

/** "Flowering, 12 h": weeks of one stage share a head. */
function stageOf(i18n: I18n, { faza, light }: SchemeWeekView): string {
  const phase = phaseWord(i18n, faza);
  return light === null ? phase : `${phase}, ${light} ${unitWord(i18n, "hour")}`;
}

interface FeedingChartProps {
  brand: string;
  scheme: SchemeView;
  /** At the end of the title's line. */
  action?: ReactNode;
}

/** A feeding chart: doses by week, with the target EC and pH. */
export function FeedingChart({ brand, scheme, action }: FeedingChartProps) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  const unit = unitWord(i18n, scheme.unit);
  const text = (values: readonly (number | null)[], digits: number) =>
    values.map((value) => (value === null ? null : formats.number(value, digits)));
  const date = formats.date(scheme.date);
  return (
    <Section
      close
      title={scheme.name}
      count={scheme.soil === null ? undefined : soilWord(i18n, scheme.soil)}
      action={action}
    >
      <Scheme
        label={t({ id: "schemes.label", message: `${scheme.name}: doses by week` })}
        corner={t({ id: "schemes.corner", message: `Product, ${unit}` })}
        unit={unit}
        weeks={scheme.weeks.map((week) => ({
          id: week.id,
          name: formats.number(week.week),
          phase: phaseName(week.faza),
          stage: stageOf(i18n, week),
        }))}
        rows={scheme.rows.map(({ id, name, href, doses }) => ({ key: id, name, href, doses }))}
        feet={[
          {
            name: t({ id: "schemes.ec", message: "EC" }),
            unit: unitWord(i18n, scheme.ecUnit),
            values: text(scheme.ec, 2),
          },
          { name: t({ id: "schemes.ph", message: "pH" }), values: text(scheme.ph, 1) },
        ].filter(({ values }) => values.some((value) => value !== null))}
        format={(dose) => formats.number(dose, 2)}
        weekTitle={(week) => `${week.stage} · ${week.name}`}
        weekLabel={t({ id: "schemes.week", message: "Choose a week" })}
        wholeTable={t({ id: "schemes.table", message: "Whole table" })}
        nothing={t({ id: "schemes.water", message: "Plain water" })}
        note={t({
          id: "schemes.note",
          message: `As printed by ${brand}, ${date}. Measure EC before you feed.`,
        })}
      />
    </Section>
  );
}
