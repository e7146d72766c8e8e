import { PartsAhead } from "@grow/app-kit/document/kept-parts.tsx";
import { Page, RailLayout, Show } from "@grow/ui";
import { useLocation } from "@remix-run/react";
import { paths } from "../../../paths.ts";
import { existingPage } from "../../../shared/existing-page.ts";
import { useViewer } from "../../../shell/root-data.ts";
import { Comments } from "./parts/comments.tsx";
import { DiaryHead } from "./parts/diary-head.tsx";
import { DiaryStrip } from "./parts/diary-strip.tsx";
import {
  Crumbs,
  fetchAhead,
  NoWeeks,
  SetupDisclosure,
  SetupPlate,
  StandingNotes,
  Wall,
} from "./parts/kept.ts";
import { Moderation } from "./parts/members.ts";
import { SimilarDiaries } from "./parts/similar-diaries.tsx";
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
  const viewer = useViewer();
  const { pathname } = useLocation();
  const { week, comments, author, setup, cells, lockedWeeks } = diary;
  const reviews = diary.isOwn ? paths.diaryReviews(diary.id) : null;
  return (
    <Page>
      <PartsAhead fetchAhead={fetchAhead} />
      <Crumbs strain={setup.strains[0] ?? null} />
      <DiaryHead diary={diary} />
      {diary.standing.length > 0 || moderation ? (
        <div className={styles.standing}>
          {diary.standing.length > 0 ? (
            <StandingNotes standing={diary.standing} reason={diary.moderationText} />
          ) : null}
          {moderation ? <Moderation key={moderation.state} diary={diary.id} moderation={moderation} /> : null}
        </div>
      ) : null}
      <Show on="narrow">
        <div className={styles.setup}>
          <SetupDisclosure setup={setup} reviews={reviews} />
        </div>
      </Show>
      {cells.length > 0 ? <DiaryStrip diary={diary} /> : null}
      <RailLayout wideOnly sticky rail={<SetupPlate setup={setup} reviews={reviews} />}>
        {week ? <WeekArticle key={week.id} diary={diary} week={week} /> : null}
        {lockedWeeks > 0 ? (
          <div className={styles.wall}>
            <Wall
              weeks={lockedWeeks}
              plans={existingPage(paths.premium()) ?? null}
              signInFrom={viewer ? null : pathname}
            />
          </div>
        ) : null}
        {cells.length === 0 ? <NoWeeks diary={diary.id} isOwn={diary.isOwn} /> : null}
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
