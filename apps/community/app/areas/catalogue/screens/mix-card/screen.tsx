import { useFormats } from "@grow/i18n/react";
import { Button, Cluster, LinkButton, Page, Stack, useHydrated } from "@grow/ui/foundation";
import { SelectField, UnitField } from "@grow/ui/input";
import { Trans, useLingui } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import { Printer } from "lucide-react";
import { paths } from "../../../../paths.ts";
import { phaseWord } from "../../../../shared/words/phase-words.ts";
import { unitWord } from "../../../../shared/words/unit-words.ts";
import { Crumbs } from "../../shared/crumbs.tsx";
import styles from "./screen.module.css";
import { type MixView, STRENGTHS } from "./view.ts";

interface MixCardProps {
  brand: { readonly name: string; readonly link: string };
  scheme: { readonly id: number; readonly name: string };
  mix: MixView;
}

/** A week of a feeding chart for a tank: what to pour, in which order, and what to measure at the end. */
export function MixCardScreen({ brand, scheme, mix }: MixCardProps) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  const hydrated = useHydrated();
  const { doses, ec, ph, strength } = mix;
  const unit = unitWord(i18n, mix.unit);
  const water = formats.unit(mix.volume, unit);
  const percent = formats.percent(strength / 100);
  const week = mix.weeks[mix.week];
  const weekName = (one: MixView["weeks"][number]) => `${phaseWord(i18n, one.faza)} · ${one.week}`;
  const address = paths.mixCard(brand.link, scheme.id);
  const turn = (to: number) =>
    `${address}?${new URLSearchParams({ week: String(to), volume: String(mix.volume), strength: String(strength) })}`;
  return (
    <Page width="narrow">
      <div className={styles.aside}>
        <Crumbs
          section="nutrients"
          steps={[
            { label: brand.name, href: brand.link },
            { label: scheme.name, href: paths.scheme(brand.link, scheme.id) },
            { label: t({ id: "mix.crumb", message: "Mix card" }) },
          ]}
        />
      </div>
      <Stack gap={5}>
        <div>
          <h1>{scheme.name}</h1>
          <p className={styles.quiet}>
            {brand.name}
            {week ? ` · ${weekName(week)}` : null}
          </p>
        </div>
        <Form method="get" action={address} className={styles.aside}>
          <Stack gap={3}>
            <div className={styles.fields}>
              <SelectField
                key={`week-${mix.week}`}
                label={t({ id: "mix.week", message: "Week" })}
                name="week"
                defaultValue={mix.week}
              >
                {mix.weeks.map((one, index) => (
                  <option key={index} value={index}>
                    {weekName(one)}
                  </option>
                ))}
              </SelectField>
              <UnitField
                label={t({ id: "mix.volume", message: "Tank" })}
                name="volume"
                unit={unit}
                defaultValue={formats.typed(String(mix.volume))}
                required
              />
              <SelectField
                label={t({ id: "mix.strength", message: "Strength" })}
                name="strength"
                defaultValue={strength}
              >
                {STRENGTHS.map((one) => (
                  <option key={one} value={one}>
                    {formats.percent(one / 100)}
                  </option>
                ))}
              </SelectField>
            </div>
            <Cluster gap={2}>
              <Button look="primary" type="submit">
                <Trans id="mix.measure">Measure out</Trans>
              </Button>
              <Button look="outline" icon={Printer} disabled={!hydrated} onClick={() => window.print()}>
                <Trans id="mix.print">Print</Trans>
              </Button>
            </Cluster>
          </Stack>
        </Form>
        <ol className={styles.steps}>
          <li>
            <span>
              <Trans id="mix.water">Fill the tank with water</Trans>
            </span>
            <b>{water}</b>
          </li>
          {doses.map((dose) => (
            <li key={dose.id}>
              <span>{dose.name}</span>
              <b>
                {formats.unit(dose.ml, t({ id: "mix.ml", message: "ml" }))}
                {dose.teaspoons === null ? null : (
                  <small> ({formats.unit(dose.teaspoons, t({ id: "mix.tsp", message: "tsp" }))})</small>
                )}
              </b>
            </li>
          ))}
          {ec === null || mix.isFlush ? null : (
            <li>
              <span>
                <Trans id="mix.ec">Check EC</Trans>
              </span>
              <b>{formats.unit(ec * (strength / 100), unitWord(i18n, "ec"))}</b>
            </li>
          )}
          {ph === null ? null : (
            <li>
              <span>
                <Trans id="mix.ph">Adjust pH last</Trans>
              </span>
              <b>{formats.number(ph, 1)}</b>
            </li>
          )}
        </ol>
        <p className={styles.quiet}>
          {doses.length === 0 ? (
            <Trans id="mix.flush">Plain water this week.</Trans>
          ) : (
            <Trans id="mix.note">
              {percent} of the chart. Stir after each product, and never mix two of them undiluted.
            </Trans>
          )}
        </p>
        <Cluster gap={2} justify="between" className={styles.aside}>
          {mix.week > 0 ? (
            <LinkButton look="outline" href={turn(mix.week - 1)}>
              <Trans id="mix.before">Week before</Trans>
            </LinkButton>
          ) : (
            <span />
          )}
          {mix.week < mix.weeks.length - 1 ? (
            <LinkButton look="outline" href={turn(mix.week + 1)}>
              <Trans id="mix.next">Next week</Trans>
            </LinkButton>
          ) : null}
        </Cluster>
      </Stack>
    </Page>
  );
}
