import { phaseName } from "@grow/domain";
import { Badge, Cluster, Page, PhaseTag, Plate, Stack } from "@grow/ui/foundation";
import { Breadcrumb } from "@grow/ui/navigation";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Check } from "lucide-react";
import { paths } from "../../../../../paths.ts";
import { AdPlace } from "../../../../../shared/ads/ad-place.tsx";
import { AwardBadges } from "../../../../../shared/awards/award-badges.tsx";
import { FollowForm } from "../../../../../shared/follows/follow-form.tsx";
import { LikeForm } from "../../../../../shared/likes/like-form.tsx";
import { mayModerate } from "../../../../../shared/may-moderate.ts";
import { solvedWord } from "../../../../../shared/questions/answer-words.ts";
import { QuestionCards } from "../../../../../shared/questions/question-cards.tsx";
import { useViewer } from "../../../../../shared/root-data.ts";
import { Comments } from "../../../../../shared/talk/block/comments.tsx";
import { ShareMenu } from "../../../../../shared/talk/block/share-menu.tsx";
import type { RefusedComment } from "../../../../../shared/talk/block/write-comment.ts";
import { weekState } from "../../../../../shared/words/phase-words.ts";
import { Byline } from "../../../shared/byline/byline.tsx";
import layout from "../../../shared/page.module.css";
import { symptomWord } from "../../../shared/symptoms/symptom-words.ts";
import type { RefusedAnswer } from "./change-question.ts";
import { Answers } from "./parts/answers.tsx";
import { OwnersActions } from "./parts/owners-actions.tsx";
import { PlantPlate } from "./parts/plant-plate.tsx";
import { QuestionPhotos } from "./parts/question-photos.tsx";
import { SymptomPlate } from "./parts/symptom-plate.tsx";
import { WrittenText } from "./parts/written-text.tsx";
import styles from "./screen.module.css";
import type { QuestionView } from "./view.ts";

interface QuestionScreenProps {
  question: QuestionView;
  commentKey: string | null;
  answerKey: string | null;
  refusedComment: RefusedComment | undefined;
  refusedAnswer: RefusedAnswer | undefined;
}

/** A question with its plant, its answers and what growers say about it. */
export function QuestionScreen(props: QuestionScreenProps) {
  const { question, commentKey, answerKey, refusedComment, refusedAnswer } = props;
  const { i18n, t } = useLingui();
  const viewer = useViewer();
  const { id, title, link, author, week, comments, isOwn } = question;
  const { views, followers } = question;
  return (
    <Page className={layout.page}>
      <Breadcrumb
        label={t({ id: "question.crumbs", message: "You are here" })}
        crumbs={[
          { label: t({ id: "questions.heading", message: "Questions" }), href: paths.questions() },
          { label: title, lang: question.lang },
        ]}
      />
      <div className={styles.layout}>
        <article className={styles.question}>
          <Cluster gap={2}>
            {question.isSolved ? (
              <Badge tone="good" icon={Check}>
                {solvedWord(i18n)}
              </Badge>
            ) : (
              <Badge>
                <Trans id="questions.state.open">Needs an answer</Trans>
              </Badge>
            )}
            {week ? (
              <PhaseTag phase={phaseName(week.faza)}>{weekState(i18n, week.name, week.faza)}</PhaseTag>
            ) : null}
          </Cluster>
          <h1 lang={question.lang}>{title}</h1>
          <AwardBadges awards={question.awards} />
          <Byline
            author={author}
            date={question.date}
            detail={
              views + followers > 0 ? (
                <>
                  {views > 0 ? (
                    <Plural id="question.views" value={views} one="# view" other="# views" />
                  ) : null}
                  {views > 0 && followers > 0 ? " · " : null}
                  {followers > 0 ? (
                    <Plural id="question.followers" value={followers} one="# follower" other="# followers" />
                  ) : null}
                </>
              ) : null
            }
          />
          <WrittenText type="problem" id={id} lang={question.lang} text={question.text} />
          {question.photos.length > 0 ? <QuestionPhotos photos={question.photos} priority /> : null}
          <Cluster gap={2}>
            <LikeForm type="problem" id={id} liked={question.liked} likes={question.likes} />
            {isOwn ? null : <FollowForm type="problem" id={id} followed={question.followed} />}
            <ShareMenu
              title={title}
              printed={null}
              report={
                isOwn
                  ? null
                  : { type: "problem", id, label: <Trans id="question.report">Report this question</Trans> }
              }
            />
            {isOwn || mayModerate(viewer?.access) ? (
              <OwnersActions question={id} isSolved={question.isSolved} />
            ) : null}
          </Cluster>
        </article>
        <div className={styles.rail}>
          <SymptomPlate symptoms={question.symptoms} />
          <PlantPlate question={question} />
          <AdPlace kind="sidebar" />
          {question.similar.length > 0 ? (
            <div className={styles.similar}>
              <Plate>
                <Stack gap={3}>
                  <h2 className={styles.railTitle}>
                    <Trans id="question.similar">Similar questions</Trans>
                  </h2>
                  <QuestionCards cards={question.similar} symptomWord={symptomWord} headingLevel={3} />
                </Stack>
              </Plate>
            </div>
          ) : null}
        </div>
        <div className={styles.talk}>
          <Answers question={question} answerKey={answerKey} refused={refusedAnswer} />
          {comments ? (
            <Comments
              here={link}
              comments={comments}
              asked={isOwn ? null : (author?.name ?? null)}
              commentKey={commentKey}
              refused={refusedComment}
            />
          ) : null}
        </div>
      </div>
    </Page>
  );
}
