import { Cluster, Icon, LinkButton } from "@grow/ui";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useLocation } from "@remix-run/react";
import { FlaskConical, Images, Thermometer } from "lucide-react";
import { paths } from "../../../../paths.ts";
import { existingPage } from "../../../../shared/existing-page.ts";
import { useViewer } from "../../../../shell/root-data.ts";
import styles from "./wall.module.css";

/** Says what is behind the lock of a Premium diary, and who may read it. */
export function Wall({ weeks }: { weeks: number }) {
  const { t } = useLingui();
  const viewer = useViewer();
  const { pathname } = useLocation();
  const plans = existingPage(paths.premium());
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
          {viewer ? null : (
            <LinkButton look={plans ? "outline" : "primary"} href={paths.signIn(pathname)}>
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
