import { PartsAhead } from "@grow/app-kit/document/static-parts.tsx";
import { Page, RailLayout, Show } from "@grow/ui/foundation";
import { useLocation } from "@remix-run/react";
import { paths } from "../../../../paths.ts";
import { AdPlace } from "../../../../shared/ads/ad-place.tsx";
import { useViewer } from "../../../../shared/root-data.ts";
import { Comments } from "../../../../shared/talk/block/comments.tsx";
import { ShareMenu } from "../../../../shared/talk/block/share-menu.tsx";
import type { RefusedComment } from "../../../../shared/talk/block/write-comment.ts";
import { commentsPath } from "./address.ts";
import { DiaryHead } from "./parts/diary-head.tsx";
import { DiaryStrip } from "./parts/diary-strip.tsx";
import { Moderation, Published } from "./parts/members.ts";
import { RelatedContent } from "./parts/related-content.tsx";
import { SameWeek } from "./parts/same-week.tsx";
import {
  CommentPlaces,
  Crumbs,
  fetchAhead,
  NoWeeks,
  SetupDisclosure,
  SetupPlate,
  StatusNotes,
  Wall,
} from "./parts/static.ts";
import { WeekArticle } from "./parts/week-article.tsx";
import styles from "./screen.module.css";
import type { DiaryView, ModerationView } from "./view.ts";

interface DiaryScreenProps extends DiaryView {
  moderation: ModerationView | null;
  /** The owner comes from publishing the shown week. */
  isPublished: boolean;
  commentKey: string | null;
  refused: RefusedComment | undefined;
}

/** A diary, opened at one of its weeks. */
export function DiaryScreen({ moderation, isPublished, commentKey, refused, ...diary }: DiaryScreenProps) {
  const viewer = useViewer();
  const { pathname } = useLocation();
  const { week, comments, author, setup, cells, lockedWeeks } = diary;
  const reviews = diary.isOwn ? paths.diaryReviews(diary.id) : null;
  return (
    <Page>
      <PartsAhead fetchAhead={fetchAhead} />
      <Crumbs strain={setup.strains[0] ?? null} />
      <DiaryHead diary={diary} />
      {diary.status.length > 0 || moderation ? (
        <div className={styles.status}>
          {diary.status.length > 0 ? (
            <StatusNotes status={diary.status} reason={diary.moderationText} isOwn={diary.isOwn} />
          ) : null}
          {moderation ? <Moderation key={moderation.state} diary={diary.id} moderation={moderation} /> : null}
        </div>
      ) : null}
      {isPublished && week ? (
        <Published week={week}>
          <ShareMenu title={diary.name} printed={null} report={null} />
        </Published>
      ) : null}
      <Show on="narrow">
        <div className={styles.setup}>
          <SetupDisclosure setup={setup} reviews={reviews} />
        </div>
      </Show>
      {cells.length > 0 ? <DiaryStrip diary={diary} isPublished={isPublished} /> : null}
      {lockedWeeks > 0 ? (
        <Wall
          weeks={lockedWeeks}
          content={diary.lockedContent}
          plans={paths.premiumPage()}
          signInFrom={viewer ? null : pathname}
        />
      ) : null}
      <RailLayout
        wideOnly
        sticky
        rail={
          <>
            <SetupPlate setup={setup} reviews={reviews} />
            <AdPlace kind="sidebar" />
            <RelatedContent key={diary.id} diary={diary} inRail />
          </>
        }
      >
        {week ? <WeekArticle key={week.id} diary={diary} week={week} /> : null}
        {week ? <AdPlace kind="cpm" /> : null}
        {cells.length === 0 ? (
          <NoWeeks diary={diary.id} grower={author?.name ?? null} isOwn={diary.isOwn} />
        ) : null}
        {comments ? (
          <Comments
            // Text typed about one week must not be sent to another.
            key={`${comments.about.type}-${comments.about.id}`}
            here={commentsPath(diary.link, comments.about)}
            comments={comments}
            places={
              comments.beside ? (
                <CommentPlaces
                  link={diary.link}
                  about={comments.about}
                  beside={comments.beside}
                  weekName={week?.name ?? ""}
                  weeks={comments.weeks}
                />
              ) : null
            }
            asked={diary.isOwn ? null : (author?.name ?? null)}
            commentKey={commentKey}
            refused={refused}
          />
        ) : null}
        {week && week.readings.length + week.doses.length > 0 ? (
          // Below the comments, which would jump away when it is loaded.
          <SameWeek key={`beside-${week.id}`} diary={diary} week={week} />
        ) : null}
      </RailLayout>
      <RelatedContent key={diary.id} diary={diary} inRail={false} />
    </Page>
  );
}
