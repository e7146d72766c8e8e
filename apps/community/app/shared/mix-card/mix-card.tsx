import { useFormats } from "@grow/i18n/react";
import { Button, Cluster, Page, Stack, useHydrated } from "@grow/ui/foundation";
import { SelectField, UnitField } from "@grow/ui/input";
import { Trans, useLingui } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import { Printer } from "lucide-react";
import type { ReactNode } from "react";
import { unitWord } from "../words/unit-words.ts";
import styles from "./mix-card.module.css";
import { STRENGTHS, type TankView } from "./tank.ts";

interface MixCardProps {
  crumbs: ReactNode;
  title: string;
  /** Below the title: the brand or grower, and the week. */
  about: ReactNode;
  /** URL of the card, which its form requests with another tank. */
  address: string;
  tank: TankView;
  /** Weeks to choose from; without them the card is of one week. */
  weeks?: { readonly current: number; readonly names: readonly string[] } | undefined;
  note: ReactNode;
  /** Links to other cards. */
  children?: ReactNode;
}

/** The doses of a week for a tank: what to pour, in which order, and what to measure at the end. */
export function MixCard({ crumbs, title, about, address, tank, weeks, note, children }: MixCardProps) {
  const { t } = useLingui();
  const hydrated = useHydrated();
  return (
    <Page width="narrow">
      <div className={styles.aside}>{crumbs}</div>
      <Stack gap={5}>
        <div>
          <h1>{title}</h1>
          <p className={styles.quiet}>{about}</p>
        </div>
        <Form method="get" action={address} className={styles.aside}>
          <Stack gap={3}>
            <div className={weeks ? styles.fields : styles.two}>
              {weeks ? (
                <SelectField
                  key={`week-${weeks.current}`}
                  label={t({ id: "mix.week", message: "Week" })}
                  name="week"
                  defaultValue={weeks.current}
                >
                  {weeks.names.map((name, index) => (
                    <option key={name} value={index}>
                      {name}
                    </option>
                  ))}
                </SelectField>
              ) : null}
              <TankFields tank={tank} />
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
        <Steps tank={tank} />
        <p className={styles.quiet}>
          {tank.doses.length === 0 ? <Trans id="mix.flush">Plain water this week.</Trans> : note}
        </p>
        {children ? <div className={styles.aside}>{children}</div> : null}
      </Stack>
    </Page>
  );
}

function TankFields({ tank: { volume, strength, unit } }: { tank: TankView }) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  return (
    <>
      <UnitField
        label={t({ id: "mix.volume", message: "Tank" })}
        name="volume"
        unit={unitWord(i18n, unit)}
        defaultValue={formats.typed(String(volume))}
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
    </>
  );
}

function Steps({ tank: { doses, ec, ph, strength, unit, volume } }: { tank: TankView }) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  return (
    <ol className={styles.steps}>
      <li>
        <span>
          <Trans id="mix.water">Fill the tank with water</Trans>
        </span>
        <b>{formats.unit(volume, unitWord(i18n, unit))}</b>
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
      {ec === null || doses.length === 0 ? null : (
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
  );
}
