import { Page, Section } from "@grow/ui/foundation";
import { Breadcrumb } from "@grow/ui/navigation";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { DateTime } from "../../giveaways/date-time.tsx";
import { giveawaysPath } from "../../giveaways/giveaway-paths.ts";
import { OwnCheck } from "./parts/own-check.tsx";
import { Places } from "./parts/places.tsx";
import styles from "./screen.module.css";
import type { DrawnCategoryView, DrawView } from "./view.ts";

/** The result of a giveaway, and the proof of it. */
export function DrawScreen(draw: DrawView) {
  const { t } = useLingui();
  const { title, lang, link, isVoted, drawDate, resultDate, replyDays, categories } = draw;
  const day = <DateTime instant={drawDate ?? resultDate} />;
  return (
    <Page className={styles.page}>
      <Breadcrumb
        label={t({ id: "draw.crumbs", message: "You are here" })}
        crumbs={[
          { label: t({ id: "giveaways.heading", message: "Giveaways" }), href: giveawaysPath() },
          { label: title, href: link, lang },
        ]}
      />
      <h1>
        <Trans id="draw.heading">
          <span lang={lang}>{title}</span>: the winners
        </Trans>
      </h1>
      <p className={styles.about}>
        {drawDate === null ? (
          <Trans id="draw.pending">The winners appear here on {day} UTC.</Trans>
        ) : isVoted ? (
          <Trans id="draw.voted">Decided by votes on {day} UTC. Your browser can count again.</Trans>
        ) : (
          <Trans id="draw.drawn">Drawn on {day} UTC. Your browser can repeat the draw.</Trans>
        )}
      </p>
      <ol className={styles.how}>
        {isVoted ? (
          <li>
            <Trans id="draw.how.votes">Most votes win. In a tie, the earlier entry wins.</Trans>
          </li>
        ) : (
          <>
            <li>
              <Trans id="draw.how.secret">
                Before the first entry we publish the fingerprint of a secret, so nobody can change it later.
              </Trans>
            </li>
            <li>
              <Trans id="draw.how.list">
                At the end we freeze the list of entries, which gets a fingerprint too.
              </Trans>
            </li>
            <li>
              <Trans id="draw.how.seed">
                Only then do we publish the secret. Secret and list together decide the shuffle, and the first
                places win.
              </Trans>
            </li>
          </>
        )}
        <li>
          <Trans id="draw.how.reply">
            Winners have <Plural value={replyDays} one="# day" other="# days" /> to reply. If they don't, the
            next place moves up. We never choose again.
          </Trans>
        </li>
      </ol>
      {categories.map((category) => (
        <Category key={category.id} draw={draw} category={category} />
      ))}
    </Page>
  );
}

function Category({ draw, category }: { draw: DrawView; category: DrawnCategoryView }) {
  const { lang, isVoted, drawDate } = draw;
  const { name, entries, leftOut, votesLeftOut, places, mine } = category;
  return (
    <Section title={<span lang={lang}>{name}</span>}>
      <p className={styles.small}>
        <Plural id="draw.entries" value={entries} one="# entry" other="# entries" />
        {leftOut > 0 ? (
          <>
            {" · "}
            <Plural
              id="draw.leftOut"
              value={leftOut}
              one="# entry left out: not public at the end, or its account was closed or banned"
              other="# entries left out: not public at the end, or their accounts were closed or banned"
            />
          </>
        ) : null}
        {votesLeftOut > 0 ? (
          <>
            {" · "}
            <Plural
              id="draw.votesLeftOut"
              value={votesLeftOut}
              one="# vote of a closed or banned account left out"
              other="# votes of closed or banned accounts left out"
            />
          </>
        ) : null}
      </p>
      {mine ? <Mine mine={mine} total={entries} /> : null}
      <div className={styles.parts}>
        {drawDate === null ? null : entries === 0 ? (
          <p>
            <Trans id="draw.none">Nobody entered, so there are no winners.</Trans>
          </p>
        ) : (
          <Places places={places} isVoted={isVoted} />
        )}
        <OwnCheck draw={draw} category={category} />
      </div>
    </Section>
  );
}

function Mine({
  mine: { entry, place },
  total,
}: {
  mine: NonNullable<DrawnCategoryView["mine"]>;
  total: number;
}) {
  return (
    <p>
      {place === null ? (
        <Trans id="draw.mine">Your entry is number {entry}.</Trans>
      ) : (
        <Trans id="draw.mine.place">
          Your entry, number {entry}, got place {place} of {total}.
        </Trans>
      )}
    </p>
  );
}
