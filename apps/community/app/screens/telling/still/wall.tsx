import { Cluster, Icon, LinkButton } from "@grow/ui";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { FlaskConical, Images, Thermometer } from "lucide-react";
import { paths } from "../../../paths.ts";
import styles from "./wall.module.css";

interface WallProps {
  /** How many weeks are behind it. */
  weeks: number;
  /** Where Premium is explained, if there is such a page. */
  plans: string | null;
  /** Where a guest comes back to when he has signed in; null for who has. */
  signInFrom: string | null;
}

/** Says what is behind the lock of a Premium diary, and who may read it. */
export function Wall({ weeks, plans, signInFrom }: WallProps) {
  const { t } = useLingui();
  return (
    <section className={styles.wall}>
      <div className={styles.words}>
        <h2>
          {t({
            id: "diary.wall.title",
            message: `${plural(weeks, {
              one: "# week is open to Premium readers",
              other: "# weeks are open to Premium readers",
            })}`,
          })}
        </h2>
        <p>
          <Trans id="diary.wall.text">
            You see the first week. The others are for Premium readers, with every photo, reading and dose.
          </Trans>
        </p>
        <Cluster>
          {plans ? (
            <LinkButton look="primary" href={plans}>
              <Trans id="diary.wall.plans">See plans</Trans>
            </LinkButton>
          ) : null}
          {signInFrom === null ? null : (
            <LinkButton look={plans ? "outline" : "primary"} href={paths.signIn(signInFrom)}>
              <Trans id="diary.wall.signIn">I have Premium, sign in</Trans>
            </LinkButton>
          )}
        </Cluster>
      </div>
      <ul className={styles.list}>
        <li>
          <Icon of={Images} />
          <Trans id="diary.wall.photos">Photos, week by week</Trans>
        </li>
        <li>
          <Icon of={Thermometer} />
          <Trans id="diary.wall.readings">Readings: climate, light, solution</Trans>
        </li>
        <li>
          <Icon of={FlaskConical} />
          <Trans id="diary.wall.doses">Feeding, as really given</Trans>
        </li>
      </ul>
    </section>
  );
}
