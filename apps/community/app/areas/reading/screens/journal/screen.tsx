import { useFormats, useLocale } from "@grow/i18n/react";
import { Chip, cx, EmptyState, LinkButton, Page, Section, TextLink } from "@grow/ui/foundation";
import { Breadcrumb, SegmentLinks, Tabs } from "@grow/ui/navigation";
import { Trans, useLingui } from "@lingui/react/macro";
import { ArrowRight, Rss } from "lucide-react";
import { paths } from "../../../../paths.ts";
import { AdPlace } from "../../../../shared/ads/ad-place.tsx";
import { ListPages } from "../../../../shared/lists/parts/list-pages.tsx";
import { postFeed } from "../../../../shared/posts/feed-paths.ts";
import { langName, OnePost } from "../../../../shared/posts/one-post.tsx";
import { PostCards } from "../../../../shared/posts/post-cards.tsx";
import { VotingPlate } from "../../shared/voting/voting-plate.tsx";
import { votingsPath } from "../../voting-paths.ts";
import { journalList } from "./list.ts";
import styles from "./screen.module.css";
import type { JournalView, TopicView } from "./view.ts";

/** Articles: a lead, the others below it, and the ways to find more. */
export function JournalScreen(view: JournalView) {
  const { place, only, lead, cards, page, pages } = view;
  const { t } = useLingui();
  return (
    <Page className={styles.page}>
      <AdPlace kind="header" />
      <Head {...view} />
      <Categories {...view} />
      {lead ? <Lead {...view} lead={lead} /> : <NoArticles {...view} />}
      {cards.length > 0 ? (
        <Section title={<Trans id="journal.more">More articles</Trans>}>
          <PostCards cards={cards} headingLevel={3} hasAd />
        </Section>
      ) : null}
      {pages > 1 ? (
        <div className={styles.pages}>
          <ListPages
            list={journalList(place, only)}
            label={t({ id: "journal.pages", message: "Pages of articles" })}
            {...{ page, pages }}
          />
        </div>
      ) : null}
      <Foot {...view} />
    </Page>
  );
}

function Head({ place, topic, only, lang, path }: JournalView) {
  const { t } = useLingui();
  const journal = t({ id: "journal.heading", message: "Journal" });
  return (
    <header className={styles.head}>
      <div>
        {topic === null ? null : (
          <Breadcrumb
            label={t({ id: "journal.crumbs", message: "You are here" })}
            crumbs={[{ label: journal, href: paths.journal() }, { label: topic }]}
          />
        )}
        <h1>{topic ?? journal}</h1>
        {topic === null ? (
          <p className={styles.about}>
            <Trans id="journal.lead">Tests, long reads and mistakes, by growers who measure.</Trans>
          </p>
        ) : null}
      </div>
      <div className={styles.tools}>
        <SegmentLinks
          label={t({ id: "journal.languages", message: "Languages" })}
          links={[
            {
              href: journalList(place, null).address({}),
              label: <Trans id="journal.languages.all">All languages</Trans>,
              current: only === null,
            },
            {
              href: journalList(place, only ?? lang).address({}),
              label:
                only === null || only === lang ? (
                  <Trans id="journal.languages.own">In English</Trans>
                ) : (
                  <span lang={only}>{langName(only)}</span>
                ),
              current: only !== null,
            },
          ]}
        />
        <LinkButton look="outline" size="small" icon={Rss} href={postFeed("rss", path, lang, only)}>
          RSS
        </LinkButton>
      </div>
    </header>
  );
}

function Categories({ place, path, categories }: JournalView) {
  const { t } = useLingui();
  const formats = useFormats();
  return (
    <Tabs
      label={t({ id: "journal.categories", message: "Categories" })}
      tabs={[
        {
          href: paths.journal(),
          label: t({ id: "journal.categories.all", message: "All" }),
          current: place.kind === "all",
        },
        ...categories.map(({ name, href, count }) => ({
          href,
          label: name,
          count: formats.number(count),
          current: href === path,
        })),
      ]}
    />
  );
}

function Lead({ lead, voting }: JournalView & { lead: NonNullable<JournalView["lead"]> }) {
  const locale = useLocale();
  return (
    <div className={cx(styles.lead, voting !== null && styles.withVoting)}>
      <OnePost
        card={lead}
        locale={locale}
        look={voting ? "lead" : "wide"}
        sizes="(min-width: 1320px) 880px, (min-width: 1080px) 64vw, 100vw"
        priority
        headingLevel={2}
      />
      {voting ? (
        <aside className={styles.side}>
          <VotingPlate voting={voting} />
          <TextLink href={votingsPath()} className={styles.votings}>
            <Trans id="journal.votings">All polls</Trans>
          </TextLink>
        </aside>
      ) : null}
    </div>
  );
}

function NoArticles({ place, only, lang }: JournalView) {
  return (
    <div className={styles.lead}>
      <EmptyState
        drawing="search"
        title={
          only === lang ? (
            <Trans id="journal.empty.language">Nothing in English yet</Trans>
          ) : (
            <Trans id="journal.empty">No articles yet</Trans>
          )
        }
        actions={
          only === null ? undefined : (
            <LinkButton look="outline" icon={ArrowRight} href={journalList(place, null).address({})}>
              <Trans id="journal.empty.all">Show all languages</Trans>
            </LinkButton>
          )
        }
      />
    </div>
  );
}

/** Tags that are shown at first. */
const FIRST_TAGS = 24;

function Foot({ tags, lang, path, voting }: JournalView) {
  return (
    <div className={styles.foot}>
      {tags.length > 0 ? (
        <section id="topics">
          <h2>
            <Trans id="journal.tags">Tags</Trans>
          </h2>
          <TagChips tags={tags.slice(0, FIRST_TAGS)} />
          {tags.length > FIRST_TAGS ? (
            <details className={styles.moreTags}>
              <summary>
                <Trans id="journal.tags.more">More tags</Trans>
              </summary>
              <TagChips tags={tags.slice(FIRST_TAGS)} />
            </details>
          ) : null}
        </section>
      ) : null}
      <section>
        <h2>
          <Trans id="journal.feeds">Follow by RSS</Trans>
        </h2>
        <ul className={styles.feeds}>
          <li>
            <span>
              <Trans id="journal.feeds.all">All languages</Trans>
            </span>
            <span className={styles.formats}>
              <TextLink href={postFeed("rss", path, lang)}>RSS</TextLink>
              <TextLink href={postFeed("atom", path, lang)}>Atom</TextLink>
            </span>
          </li>
          <li>
            <span>
              <Trans id="journal.feeds.language">Only in English</Trans>
            </span>
            <span className={styles.formats}>
              <TextLink href={postFeed("rss", path, lang, lang)}>RSS</TextLink>
              <TextLink href={postFeed("atom", path, lang, lang)}>Atom</TextLink>
            </span>
          </li>
        </ul>
        <p className={styles.hint}>
          <Trans id="journal.feeds.hint">Full text. Each category and tag has its own feed.</Trans>
        </p>
        {voting === null ? (
          <p className={styles.hint}>
            <TextLink href={votingsPath()}>
              <Trans id="journal.votings">All polls</Trans>
            </TextLink>
          </p>
        ) : null}
      </section>
    </div>
  );
}

function TagChips({ tags }: { tags: readonly TopicView[] }) {
  const formats = useFormats();
  return (
    <ul className={styles.tags}>
      {tags.map(({ name, href, count }) => (
        <li key={href}>
          <Chip href={href}>
            {name} <span className={styles.count}>{formats.number(count)}</span>
          </Chip>
        </li>
      ))}
    </ul>
  );
}
