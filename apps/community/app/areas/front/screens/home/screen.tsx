import { useFormats } from "@grow/i18n/react";
import { EmptyState, LinkButton, Page, Section } from "@grow/ui/foundation";
import { SegmentLinks } from "@grow/ui/navigation";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { ArrowRight } from "lucide-react";
import { paths } from "../../../../paths.ts";
import { DiaryCards } from "../../../../shared/diary-cards/diary-cards.tsx";
import { QuestionCards } from "../../../../shared/questions/question-cards.tsx";
import { VideoCards } from "../../../../shared/videos/video-cards.tsx";
import { Award } from "./parts/award.tsx";
import { HomeFilm } from "./parts/film.tsx";
import { Giveaways } from "./parts/giveaways.tsx";
import { Hero } from "./parts/hero.tsx";
import { News } from "./parts/news.tsx";
import { OwnDiaries } from "./parts/own-diaries.tsx";
import { Posts } from "./parts/posts.tsx";
import styles from "./screen.module.css";
import { type HomeView, SHOWN, type Shown } from "./view.ts";

const WORDS: Record<Shown, MessageDescriptor> = {
  active: msg({ id: "home.show.active", message: "Active" }),
  new: msg({ id: "home.show.new", message: "New" }),
  harvested: msg({ id: "home.show.harvested", message: "Harvested" }),
};

const address = (shown: Shown) => (shown === SHOWN[0] ? paths.home() : `${paths.home()}?show=${shown}`);

/** The way in: one plant from seed to jar, what grows now, and news of what one follows. */
export function HomeScreen({
  film,
  shown,
  cards,
  own,
  news,
  questions,
  shorts,
  posts,
  award,
  giveaways,
  total,
  measures,
}: HomeView) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  const count = formats.number(total);
  return (
    <>
      {own.length > 0 ? <OwnDiaries diaries={own} /> : <Hero isGuest={news === null} />}
      {film ? <HomeFilm film={film} measures={measures} /> : null}
      <Page>
        {news === null ? null : <News lines={news} />}
        <Section
          id="diaries"
          title={<Trans id="home.growing">Growing this week</Trans>}
          action={
            <SegmentLinks
              label={t({ id: "home.show", message: "Which diaries to show" })}
              links={SHOWN.map((one) => ({
                href: `${address(one)}#diaries`,
                label: i18n._(WORDS[one]),
                current: one === shown,
              }))}
            />
          }
        >
          {cards.length > 0 ? (
            <DiaryCards cards={cards} headingLevel={3} hasAd />
          ) : (
            <EmptyState
              level={3}
              title={<Trans id="home.empty.title">Nothing growing here yet</Trans>}
              actions={
                <LinkButton look="primary" href={paths.newDiary()}>
                  <Trans id="home.start">Start a diary</Trans>
                </LinkButton>
              }
            >
              <Trans id="home.empty.text">It takes a minute: a name, a strain and one photo.</Trans>
            </EmptyState>
          )}
          {total > cards.length ? (
            <p className={styles.all}>
              <LinkButton look="outline" icon={ArrowRight} href={paths.explore()}>
                <Trans id="home.all">All {count} diaries</Trans>
              </LinkButton>
            </p>
          ) : null}
        </Section>
        {questions.length > 0 ? (
          <Section
            title={<Trans id="home.questions">Growers are asking</Trans>}
            action={
              <LinkButton look="quiet" size="small" icon={ArrowRight} href={paths.questions()}>
                <Trans id="home.questions.all">All questions</Trans>
              </LinkButton>
            }
          >
            <QuestionCards cards={questions} headingLevel={3} />
          </Section>
        ) : null}
        {shorts.length > 0 ? (
          <Section
            title={<Trans id="home.shorts">New shorts</Trans>}
            action={
              <LinkButton look="quiet" size="small" icon={ArrowRight} href={paths.shorts()}>
                <Trans id="home.shorts.all">All shorts</Trans>
              </LinkButton>
            }
          >
            <VideoCards cards={shorts} headingLevel={3} />
          </Section>
        ) : null}
        {posts.length > 0 ? <Posts posts={posts} /> : null}
        {giveaways.length > 0 ? <Giveaways giveaways={giveaways} /> : null}
        {award ? <Award award={award} /> : null}
      </Page>
    </>
  );
}
