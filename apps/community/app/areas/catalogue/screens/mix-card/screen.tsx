import { useFormats } from "@grow/i18n/react";
import { Cluster, LinkButton } from "@grow/ui/foundation";
import { Trans, useLingui } from "@lingui/react/macro";
import { paths } from "../../../../paths.ts";
import { MixCard } from "../../../../shared/mix-card/mix-card.tsx";
import { phaseWord } from "../../../../shared/words/phase-words.ts";
import { Crumbs } from "../../shared/crumbs.tsx";
import type { MixView } from "./view.ts";

interface MixCardScreenProps {
  brand: { readonly name: string; readonly link: string };
  scheme: { readonly id: number; readonly name: string };
  mix: MixView;
}

/** A week of a feeding chart for a tank, with links to the weeks before and after it. */
export function MixCardScreen({ brand, scheme, mix: { week, weeks, tank } }: MixCardScreenProps) {
  const { i18n, t } = useLingui();
  const percent = useFormats().percent(tank.strength / 100);
  const names = weeks.map((one) => `${phaseWord(i18n, one.faza)} · ${one.week}`);
  const address = paths.mixCard(brand.link, scheme.id);
  const turn = (to: number) =>
    `${address}?${new URLSearchParams({ week: String(to), volume: String(tank.volume), strength: String(tank.strength) })}`;
  return (
    <MixCard
      crumbs={
        <Crumbs
          section="nutrients"
          steps={[
            { label: brand.name, href: brand.link },
            { label: scheme.name, href: paths.scheme(brand.link, scheme.id) },
            { label: t({ id: "mix.crumb", message: "Mix card" }) },
          ]}
        />
      }
      title={scheme.name}
      about={[brand.name, names[week]].join(" · ")}
      address={address}
      tank={tank}
      weeks={{ current: week, names }}
      note={
        <Trans id="mix.note">
          {percent} of the chart. Stir after each product, and never mix two of them undiluted.
        </Trans>
      }
    >
      <Cluster gap={2} justify="between">
        {week > 0 ? (
          <LinkButton look="outline" href={turn(week - 1)}>
            <Trans id="mix.before">Week before</Trans>
          </LinkButton>
        ) : (
          <span />
        )}
        {week < weeks.length - 1 ? (
          <LinkButton look="outline" href={turn(week + 1)}>
            <Trans id="mix.next">Next week</Trans>
          </LinkButton>
        ) : null}
      </Cluster>
    </MixCard>
  );
}
