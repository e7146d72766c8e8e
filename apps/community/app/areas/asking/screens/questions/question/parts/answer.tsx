import { Badge, Button, Cluster, LinkButton, useHydrated } from "@grow/ui/foundation";
import { Plural, Trans } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import { Check, Flag } from "lucide-react";
import { paths } from "../../../../../../paths.ts";
import { LikeForm } from "../../../../../../shared/likes/like-form.tsx";
import { mayModerate } from "../../../../../../shared/may-moderate.ts";
import { useViewer } from "../../../../../../shared/root-data.ts";
import { Byline } from "../../../../shared/byline/byline.tsx";
import type { RefusedAnswer } from "../change-question.ts";
import styles from "../screen.module.css";
import type { AnswerView } from "../view.ts";
import { AnswerComments } from "./answer-comments.tsx";
import { EditAnswer } from "./edit-answer.tsx";
import { QuestionPhotos } from "./question-photos.tsx";
import { WrittenText } from "./written-text.tsx";

interface AnswerProps {
  answer: AnswerView;
  /** Name of the asker; null when the account is gone. */
  asker: string | null;
  mayAccept: boolean;
  refused: RefusedAnswer | undefined;
  /** The comments are below it, on a page of its own. */
  isAlone?: boolean;
}

/** One answer with its vote, and what the reader may do with it. */
export function Answer({ answer, asker, mayAccept, refused, isAlone = false }: AnswerProps) {
  const viewer = useViewer();
  const { sid, isAccepted, accepted } = answer;
  const anchor = `solution-${sid}`;
  const mayEdit = answer.isOwn || mayModerate(viewer?.access);
  return (
    <article id={anchor} className={styles.answer} data-accepted={isAccepted || undefined}>
      <div className={styles.vote}>
        <LikeForm
          type="solution"
          id={sid}
          liked={answer.liked}
          likes={answer.likes}
          anchor={anchor}
          borderless
        />
      </div>
      <div className={styles.body}>
        {isAccepted ? (
          <div>
            <Badge tone="good" icon={Check}>
              {asker === null ? (
                <Trans id="question.accepted">Solved it</Trans>
              ) : (
                <Trans id="question.accepted.by">Solved it for {asker}</Trans>
              )}
            </Badge>
          </div>
        ) : null}
        <Byline
          author={answer.author}
          date={answer.date}
          href={isAlone ? undefined : answer.href}
          detail={
            answer.isEdited || accepted > 0 ? (
              <>
                {answer.isEdited ? <Trans id="question.answer.edited">edited</Trans> : null}
                {answer.isEdited && accepted > 0 ? " · " : null}
                {accepted > 0 ? (
                  <Plural
                    id="question.expert"
                    value={accepted}
                    one="# accepted answer"
                    other="# accepted answers"
                  />
                ) : null}
              </>
            ) : null
          }
        />
        <WrittenText type="solution" id={sid} lang={answer.lang} text={answer.text} />
        {answer.photos.length > 0 ? <QuestionPhotos photos={answer.photos} /> : null}
        {mayAccept || mayEdit ? (
          <Cluster gap={2}>
            {mayAccept ? (
              <Form method="post" action={answer.question} preventScrollReset>
                <input type="hidden" name="sid" value={sid} />
                <Button
                  look={isAccepted ? "quiet" : "outline"}
                  size="small"
                  type="submit"
                  name="intent"
                  value={isAccepted ? "reopen" : "accept"}
                >
                  {isAccepted ? (
                    <Trans id="question.reopen">Reopen question</Trans>
                  ) : (
                    <Trans id="question.accept">This solved it</Trans>
                  )}
                </Button>
              </Form>
            ) : null}
            {/* Closed again once it is saved. */}
            {mayEdit ? <EditAnswer key={answer.version} answer={answer} refused={refused} /> : null}
          </Cluster>
        ) : null}
        {isAlone ? null : (
          <AnswerComments answer={answer}>
            {answer.isOwn ? null : <ReportAnswer answer={answer} />}
          </AnswerComments>
        )}
      </div>
    </article>
  );
}

function ReportAnswer({ answer: { sid, question } }: Pick<AnswerProps, "answer">) {
  const viewer = useViewer();
  const hydrated = useHydrated();
  // Guests sign in first; crawlers need no link.
  if (!viewer && !hydrated) return null;
  return (
    <LinkButton
      look="quiet"
      size="small"
      icon={Flag}
      href={paths.complaint("solution", sid, `${question}#solution-${sid}`)}
    >
      <Trans id="question.answer.report">Report</Trans>
    </LinkButton>
  );
}
