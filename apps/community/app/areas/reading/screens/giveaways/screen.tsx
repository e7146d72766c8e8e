import { EmptyState, LinkButton, Page } from "@grow/ui/foundation";
import { CardGrid } from "@grow/ui/media";
import { SegmentLinks } from "@grow/ui/navigation";
import { Trans, useLingui } from "@lingui/react/macro";
import { AdPlace } from "../../../../shared/ads/ad-place.tsx";
import { OneGiveaway } from "../../../../shared/giveaways/one-giveaway.tsx";
import { ListPages } from "../../../../shared/lists/parts/list-pages.tsx";
import { archivePath, giveawaysPath } from "../../giveaways/giveaway-paths.ts";
import { ARCHIVE, RUNNING } from "./list.ts";
import styles from "./screen.module.css";
import type { GiveawaysView } from "./view.ts";

/** Cards that would leave a column of the grid empty. */
const FEW = 2;

/** Giveaways that run, or those that have ended. */
export function GiveawaysScreen({ cards, isArchive, page, pages }: GiveawaysView) {
  const { t } = useLingui();
  return (
    <Page className={styles.page}>
      <AdPlace kind="header" />
      <h1>
        {isArchive ? (
          <Trans id="giveaways.archive.heading">Ended giveaways</Trans>
        ) : (
          <Trans id="giveaways.heading">Giveaways</Trans>
        )}
      </h1>
      <p className={styles.about}>
        <Trans id="giveaways.lead">
          Prizes from brands, for growers who share their grow. Anyone can check every draw.
        </Trans>
      </p>
      <SegmentLinks
        label={t({ id: "giveaways.show", message: "Which giveaways to show" })}
        links={[
          {
            href: giveawaysPath(),
            label: t({ id: "giveaways.show.open", message: "Open" }),
            current: !isArchive,
          },
          {
            href: archivePath(),
            label: t({ id: "giveaways.show.ended", message: "Ended" }),
            current: isArchive,
          },
        ]}
      />
      <div className={styles.list}>
        {cards.length > 0 && cards.length <= FEW ? (
          <ul className={styles.wide}>
            {cards.map((card) => (
              <li key={card.id}>
                <OneGiveaway card={card} headingLevel={2} wide />
              </li>
            ))}
          </ul>
        ) : cards.length > 0 ? (
          <CardGrid columns={3} phoneColumns={1} insert={<AdPlace kind="box" />}>
            {cards.map((card) => (
              <OneGiveaway key={card.id} card={card} headingLevel={2} />
            ))}
          </CardGrid>
        ) : isArchive ? (
          <EmptyState
            title={<Trans id="giveaways.archive.empty">No giveaway has ended yet</Trans>}
            actions={
              <LinkButton look="outline" href={giveawaysPath()}>
                <Trans id="giveaways.archive.empty.action">See open giveaways</Trans>
              </LinkButton>
            }
          />
        ) : (
          <EmptyState
            title={<Trans id="giveaways.empty">No giveaways right now</Trans>}
            actions={
              <LinkButton look="outline" href={archivePath()}>
                <Trans id="giveaways.empty.action">See who won before</Trans>
              </LinkButton>
            }
          >
            <Trans id="giveaways.empty.text">
              Follow a brand, and we'll tell you before its next one ends.
            </Trans>
          </EmptyState>
        )}
      </div>
      {pages > 1 ? (
        <div className={styles.pages}>
          <ListPages
            list={isArchive ? ARCHIVE : RUNNING}
            label={t({ id: "giveaways.pages", message: "Pages of giveaways" })}
            {...{ page, pages }}
          />
        </div>
      ) : null}
    </Page>
  );
}
