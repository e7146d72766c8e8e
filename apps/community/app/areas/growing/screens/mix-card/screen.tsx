import { useFormats } from "@grow/i18n/react";
import { Breadcrumb } from "@grow/ui/navigation";
import { Trans, useLingui } from "@lingui/react/macro";
import { paths } from "../../../../paths.ts";
import { MixCard } from "../../../../shared/mix-card/mix-card.tsx";
import type { TankView } from "../../../../shared/mix-card/tank.ts";
import { weekWord } from "../../../../shared/words/week-words.ts";

interface WeekMixScreenProps {
  diary: { readonly name: string; readonly link: string; readonly grower: string | null };
  week: { readonly id: number; readonly name: string };
  tank: TankView;
}

/** The doses of a diary's week, scaled to the user's tank. */
export function WeekMixScreen({ diary, week, tank }: WeekMixScreenProps) {
  const { i18n, t } = useLingui();
  const percent = useFormats().percent(tank.strength / 100);
  const name = weekWord(i18n, week.name);
  return (
    <MixCard
      crumbs={
        <Breadcrumb
          label={t({ id: "diary.crumbs", message: "Breadcrumb" })}
          crumbs={[
            { label: t({ id: "diary.crumb.diaries", message: "Diaries" }), href: paths.explore() },
            { label: diary.name, href: diary.link },
            { label: name, href: paths.week(diary.link, week.id) },
            { label: t({ id: "mix.crumb", message: "Mix card" }) },
          ]}
        />
      }
      title={diary.name}
      about={[diary.grower, name].filter(Boolean).join(" · ")}
      address={paths.weekMix(diary.link, week.id)}
      tank={tank}
      note={
        <Trans id="mix.week.note">
          {percent} of what this week was fed. Stir after each product, and never mix two of them undiluted.
        </Trans>
      }
    />
  );
}
