import type { Schema } from "@grow/contract";
import { Cluster, Icon, LinkButton } from "@grow/ui/foundation";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { FlaskConical, Images, Thermometer } from "lucide-react";
import { paths } from "../../../../../paths.ts";
import styles from "./paywall.module.css";

interface WallProps {
  /** How many weeks are behind it. */
  weeks: number;
  /** Their content. */
  content: Schema<"CutWeeks"> | null;
  /** Where Premium is explained. */
  plans: string;
  /** The path to return to after sign-in; null for members. */
  signInFrom: string | null;
}

/** Describes the locked content of a Premium diary. */
export function Wall({ weeks, content, plans, signInFrom }: WallProps) {
  const { t } = useLingui();
  const { cnt_photos: photos = 0, cnt_readings: readings = 0 } = content ?? {};
  return (
    <section className={styles.wall}>
      <div className={styles.words}>
        <h2>
          {t({
            id: "diary.wall.title",
            message: `${plural(weeks, {
              one: "Unlock # more week with Premium",
              other: "Unlock # more weeks with Premium",
            })}`,
          })}
        </h2>
        <p>
          <Trans id="diary.wall.text">
            You can read week 1. Premium unlocks the rest, with every photo, reading and dose.
          </Trans>
        </p>
        <Cluster>
          <LinkButton look="primary" href={plans}>
            <Trans id="diary.wall.plans">See plans</Trans>
          </LinkButton>
          {signInFrom === null ? null : (
            <LinkButton look="outline" href={paths.signIn(signInFrom)}>
              <Trans id="diary.wall.signIn">Already Premium? Sign in</Trans>
            </LinkButton>
          )}
        </Cluster>
      </div>
      <ul className={styles.list}>
        <li>
          <Icon of={Images} />
          {photos > 0
            ? t({
                id: "diary.wall.photos.count",
                message: plural(photos, { one: "# photo", other: "# photos" }),
              })
            : t({ id: "diary.wall.photos", message: "Every photo, week by week" })}
        </li>
        <li>
          <Icon of={Thermometer} />
          {readings > 0
            ? t({
                id: "diary.wall.readings.count",
                message: plural(readings, {
                  one: "# reading: climate, light, solution",
                  other: "# readings: climate, light, solution",
                }),
              })
            : t({ id: "diary.wall.readings", message: "Every reading: climate, light, solution" })}
        </li>
        <li>
          <Icon of={FlaskConical} />
          <Trans id="diary.wall.doses">Every feed and dose</Trans>
        </li>
      </ul>
    </section>
  );
}
