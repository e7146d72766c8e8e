import { useFormats } from "@grow/i18n/react";
import { Badge, LinkButton, Page, Prose, Section, TextLink } from "@grow/ui/foundation";
import { Photo } from "@grow/ui/media";
import { Breadcrumb } from "@grow/ui/navigation";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { STATES } from "../../../../shared/giveaways/giveaway-states.ts";
import { photoSource } from "../../../../shared/photo-source.ts";
import { Comments } from "../../../../shared/talk/block/comments.tsx";
import type { CommentsView } from "../../../../shared/talk/block/comments-view.ts";
import type { RefusedComment } from "../../../../shared/talk/block/write-comment.ts";
import { drawPath, giveawaysPath } from "../../giveaways/giveaway-paths.ts";
import { Timing } from "../../giveaways/timing.tsx";
import type { RefusedAction } from "./action.ts";
import { Category } from "./parts/category.tsx";
import { Fairness } from "./parts/fairness.tsx";
import styles from "./screen.module.css";
import type { GiveawayView } from "./view.ts";

interface GiveawayScreenProps {
  giveaway: GiveawayView;
  comments: CommentsView | null;
  commentKey: string | null;
  refusedComment: RefusedComment | undefined;
  refused: RefusedAction | undefined;
}

/** A giveaway: what can be won, who may enter, the entries, and how winners are found. */
export function GiveawayScreen({
  giveaway,
  comments,
  commentKey,
  refusedComment,
  refused,
}: GiveawayScreenProps) {
  const { i18n, t } = useLingui();
  const { title, lang, link, cover, brand, timing, html, rules, prizes, categories } = giveaway;
  const giver = brand?.href ? <TextLink href={brand.href}>{brand.name}</TextLink> : brand?.name;
  const isOver = timing.state === "waiting" || timing.state === "over";
  return (
    <Page className={styles.page}>
      <Breadcrumb
        label={t({ id: "giveaway.crumbs", message: "You are here" })}
        crumbs={[{ label: t({ id: "giveaways.heading", message: "Giveaways" }), href: giveawaysPath() }]}
      />
      <article className={styles.article}>
        <header className={styles.head}>
          <div>
            <p className={styles.state}>
              <Badge tone={timing.state === "open" ? "good" : "plain"}>{i18n._(STATES[timing.state])}</Badge>
              <span>
                <Timing timing={timing} />
              </span>
            </p>
            <h1 lang={lang}>{title}</h1>
            <p className={styles.giver}>
              {giver ? (
                <Trans id="giveaway.givenBy">Given by {giver}</Trans>
              ) : (
                <Trans id="giveaway.givenByGrow">Given by Grow</Trans>
              )}
            </p>
            <Facts giveaway={giveaway} />
            {isOver ? (
              <p className={styles.result}>
                <LinkButton look="primary" href={drawPath(link)}>
                  <Trans id="giveaway.winners">See the winners</Trans>
                </LinkButton>
              </p>
            ) : null}
          </div>
          {cover ? (
            <Photo
              photo={photoSource(cover, "cover")}
              shape="4:3"
              sizes="(min-width: 840px) 40vw, 92vw"
              priority
            />
          ) : null}
        </header>
        <Prose html={html} lang={lang} />
        {prizes.length > 0 ? (
          <Section title={<Trans id="giveaway.prizes">Prizes</Trans>}>
            <ul className={styles.prizes} lang={lang}>
              {prizes.map(({ id, name, count, href }) => (
                <li key={id}>
                  <span className={styles.count}>{count} ×</span>
                  {href ? <TextLink href={href}>{name}</TextLink> : name}
                </li>
              ))}
            </ul>
          </Section>
        ) : null}
        {categories.map((category) => (
          <Category
            key={category.id}
            category={category}
            giveaway={giveaway}
            refused={refused?.category === category.id ? refused : undefined}
          />
        ))}
        <Section id="rules" title={<Trans id="giveaway.rules">Rules</Trans>}>
          <Prose html={rules} lang={lang} />
        </Section>
        <Fairness giveaway={giveaway} />
      </article>
      {comments ? (
        <Comments
          here={link}
          comments={comments}
          asked={null}
          commentKey={commentKey}
          refused={refusedComment}
        />
      ) : null}
    </Page>
  );
}

function Facts({ giveaway }: { giveaway: GiveawayView }) {
  const formats = useFormats();
  const { prizeCount, entryCount, voteCount, isVoted, countries, minimumAge } = giveaway;
  const names = new Intl.DisplayNames(formats.locale === "en-tr" ? "en" : formats.locale, { type: "region" });
  const places = formats.list(countries.map((code) => names.of(code) ?? code));
  return (
    <ul className={styles.facts}>
      <li>
        <Plural id="giveaway.fact.prizes" value={prizeCount} one="# prize" other="# prizes" />
      </li>
      <li>
        <Plural id="giveaway.fact.entries" value={entryCount} one="# entry" other="# entries" />
      </li>
      {isVoted ? (
        <li>
          <Plural id="giveaway.fact.votes" value={voteCount} one="# vote" other="# votes" />
        </li>
      ) : null}
      <li>
        {countries.length > 0 ? (
          <Trans id="giveaway.fact.countries">Ships to {places}</Trans>
        ) : (
          <Trans id="giveaway.fact.everywhere">Ships worldwide</Trans>
        )}
      </li>
      {minimumAge > 0 ? (
        <li>
          <Trans id="giveaway.fact.age">{minimumAge} and over</Trans>
        </li>
      ) : null}
    </ul>
  );
}
