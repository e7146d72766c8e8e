import { Cluster, LinkButton, Page } from "@grow/ui/foundation";
import { Trans } from "@lingui/react/macro";
import { paths } from "../../../../../paths.ts";
import styles from "./hero.module.css";

/** A sentence about the site, for guests; members see the feed sooner. */
export function Hero({ isGuest }: { isGuest: boolean }) {
  return (
    <Page className={isGuest ? styles.hero : styles.short}>
      <h1 className={styles.display}>
        <Trans id="home.heading">Every plant, week by week.</Trans>
      </h1>
      {isGuest ? (
        <div className={styles.words}>
          <p>
            <Trans id="home.lead">
              Growers log light, climate, feeding and harvest, one week at a time. See how a plant really
              turned out before you plant yours.
            </Trans>
          </p>
          <Cluster>
            <LinkButton look="primary" size="large" href={paths.newDiary()}>
              <Trans id="home.start">Start a diary</Trans>
            </LinkButton>
            <LinkButton look="outline" size="large" href={paths.explore()}>
              <Trans id="home.explore">Explore diaries</Trans>
            </LinkButton>
          </Cluster>
        </div>
      ) : null}
    </Page>
  );
}
