import {
  Breadcrumb,
  type Crumb,
  Disclosure,
  EmptyState,
  LinkButton,
  Page,
  Plate,
  RailLayout,
  Show,
} from "@grow/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { Tag } from "lucide-react";
import { paths } from "../../../paths.ts";
import { Comments } from "./parts/comments.tsx";
import { DiaryHead } from "./parts/diary-head.tsx";
import { DiaryStrip } from "./parts/diary-strip.tsx";
import { Moderation } from "./parts/moderation.tsx";
import { Setup, SetupTitle, useSetupSummary } from "./parts/setup.tsx";
import { SimilarDiaries } from "./parts/similar-diaries.tsx";
import { StandingNotes } from "./parts/standing-notes.tsx";
import { Wall } from "./parts/wall.tsx";
import { WeekArticle } from "./parts/week-article.tsx";
import styles from "./screen.module.css";
import type { DiaryView, ModerationView } from "./view.ts";
import type { RefusedComment } from "./write-comment.ts";

interface DiaryScreenProps extends DiaryView {
  moderation: ModerationView | null;
  commentKey: string | null;
  refused: RefusedComment | undefined;
}

/** A diary, opened at one of its weeks. */
export function DiaryScreen({ moderation, commentKey, refused, ...diary }: DiaryScreenProps) {
  const { t } = useLingui();
  const { week, comments, author, setup, cells, lockedWeeks } = diary;
  const summary = useSetupSummary(setup);
  const reviews = diary.isOwn ? paths.diaryReviews(diary.id) : null;
  const strain = setup.strains[0];
  const crumbs: Crumb[] = [
    { label: t({ id: "diary.crumb.diaries", message: "Diaries" }), href: paths.explore() },
  ];
  if (strain) crumbs.push({ label: strain.name, href: strain.href });
  return (
    <Page>
      <Breadcrumb label={t({ id: "diary.crumbs", message: "Breadcrumb" })} crumbs={crumbs} />
      <DiaryHead diary={diary} />
      {diary.standing.length > 0 || moderation ? (
        <div className={styles.standing}>
          <StandingNotes standing={diary.standing} />
          {moderation ? <Moderation key={moderation.state} diary={diary.id} moderation={moderation} /> : null}
        </div>
      ) : null}
      <Show on="narrow">
        <div className={styles.setup}>
          <Disclosure title={<SetupTitle />} icon={Tag} summary={summary}>
            <Setup setup={setup} reviews={reviews} />
          </Disclosure>
        </div>
      </Show>
      {cells.length > 0 ? <DiaryStrip diary={diary} /> : null}
      <RailLayout
        wideOnly
        sticky
        rail={
          <Plate>
            <h2 className={styles.railTitle}>
              <SetupTitle />
            </h2>
            <Setup setup={setup} reviews={reviews} />
          </Plate>
        }
      >
        {week ? <WeekArticle key={week.id} diary={diary} week={week} /> : null}
        {lockedWeeks > 0 ? (
          <div className={styles.wall}>
            <Wall weeks={lockedWeeks} />
          </div>
        ) : null}
        {cells.length === 0 ? <NoWeeks diary={diary} /> : null}
        {comments ? (
          <Comments
            // What was typed about one week is not sent to another.
            key={`${comments.about.type}-${comments.about.id}`}
            link={diary.link}
            comments={comments}
            weekName={week?.name ?? ""}
            grower={author?.name ?? null}
            commentKey={commentKey}
            refused={refused}
          />
        ) : null}
      </RailLayout>
      <SimilarDiaries key={diary.id} diary={diary} />
    </Page>
  );
}

function NoWeeks({ diary }: { diary: DiaryView }) {
  return diary.isOwn ? (
    <EmptyState
      title={<Trans id="diary.empty.own.title">Your diary is ready for its first week</Trans>}
      actions={
        <LinkButton look="primary" href={paths.newWeek(diary.id)}>
          <Trans id="diary.empty.own.action">Start with week 1</Trans>
        </LinkButton>
      }
    >
      <Trans id="diary.empty.own.text">One photo and a few readings are enough to begin.</Trans>
    </EmptyState>
  ) : (
    <EmptyState title={<Trans id="diary.empty.title">No weeks yet</Trans>}>
      <Trans id="diary.empty.text">The grower has prepared this diary. Its first week will stand here.</Trans>
    </EmptyState>
  );
}
