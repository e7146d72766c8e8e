import { useFormats } from "@grow/i18n/react";
import { Comparison } from "@grow/ui/chart";
import { Readings } from "@grow/ui/diary";
import { Section, Stack } from "@grow/ui/foundation";
import { Trans, useLingui } from "@lingui/react/macro";
import { unitWord } from "../../../../../shared/words/unit-words.ts";
import { factWord, harvestWord } from "../../../shared/diary/reading-words.ts";
import { type SpreadNumbers, standingOf } from "../same-week-view.ts";
import type { StrainView } from "../strain-view.ts";
import { standingWord } from "./standing-words.ts";

/** Yields of other harvests of the strain: ranks a finished diary, and shows a running one what to expect. */
export function StrainHarvests({ strain, close }: { strain: StrainView; close: boolean }) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  const { perWatt, days, own } = strain;
  const count = formats.number(strain.growers);
  const parts = (spread: SpreadNumbers, digits: number) => ({
    median: formats.number(spread.median, digits),
    from: formats.number(spread.from, digits),
    to: formats.number(spread.to, digits),
  });
  const figure = (name: string, spread: SpreadNumbers, digits: number, unit?: string) => {
    const { median, from, to } = parts(spread, digits);
    const detail = t({ id: "diary.strain.median", message: `median, mostly ${from} to ${to}` });
    return { name, value: median, unit, detail };
  };
  const unit = unitWord(i18n, "gramsPerWatt");
  const compared =
    perWatt && own !== null ? { ...parts(perWatt, 2), standing: standingOf(own, perWatt) } : null;
  const figures = [
    ...(perWatt && !compared ? [figure(factWord(i18n, "yield"), perWatt, 2, unit)] : []),
    ...(days ? [figure(factWord(i18n, "days"), days, 0)] : []),
  ];
  return (
    <Section
      close={close}
      title={<Trans id="diary.strain">Other harvests of this strain</Trans>}
      count={t({ id: "diary.others.count", message: `n ${count}` })}
    >
      <Stack>
        {perWatt && own !== null && compared ? (
          <Comparison
            phase="harvest"
            readings={[
              {
                name: harvestWord(i18n, "perWatt"),
                count: perWatt.n,
                countText: t({
                  id: "diary.others.count",
                  message: `n ${{ count: formats.number(perWatt.n) }}`,
                }),
                value: formats.number(own),
                unit,
                range: { ...perWatt, own },
                median: t({ id: "diary.others.medianOf", message: `median ${{ median: compared.median }}` }),
                middle: t({
                  id: "diary.others.middleOf",
                  message: `${{ from: compared.from }} to ${{ to: compared.to }}`,
                }),
                judgement: standingWord(i18n, compared.standing),
                isNotable: compared.standing !== "like",
              },
            ]}
          />
        ) : null}
        {figures.length > 0 ? <Readings columns={2} readings={figures} /> : null}
      </Stack>
    </Section>
  );
}
