import { Badge, Button, Cluster } from "@grow/ui/foundation";
import { TextArea } from "@grow/ui/input";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import { Check } from "lucide-react";
import { LikeForm } from "../../../../../../shared/likes/like-form.tsx";
import { mayModerate } from "../../../../../../shared/may-moderate.ts";
import { useViewer } from "../../../../../../shared/root-data.ts";
import type { RefusedAnswer } from "../change-question.ts";
import styles from "../screen.module.css";
import type { AnswerView } from "../view.ts";
import { AnswerComments } from "./answer-comments.tsx";
import { Byline } from "./byline.tsx";
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
      <LikeForm type="solution" id={sid} liked={answer.liked} likes={answer.likes} anchor={anchor} />
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
          detail={
            accepted > 0 ? (
              <Plural
                id="question.expert"
                value={accepted}
                one="# accepted answer"
                other="# accepted answers"
              />
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
            {mayEdit ? <EditAnswer answer={answer} refused={refused} /> : null}
          </Cluster>
        ) : null}
        {isAlone ? null : <AnswerComments answer={answer} />}
      </div>
    </article>
  );
}

function EditAnswer({ answer, refused }: Pick<AnswerProps, "answer" | "refused">) {
  const { t } = useLingui();
  return (
    <details open={refused !== undefined}>
      <summary className={styles.summary}>
        <Trans id="question.answer.edit">Edit or delete</Trans>
      </summary>
      <Form method="post" action={answer.question} preventScrollReset>
        <input type="hidden" name="sid" value={answer.sid} />
        <TextArea
          name="text"
          data-mentions=""
          label={t({ id: "question.answer.yours", message: "Your answer" })}
          defaultValue={refused?.text ?? answer.text}
          error={refused?.answerError}
          maxLength={5000}
          rows={5}
        />
        <Cluster gap={2}>
          <Button look="primary" size="small" type="submit" name="intent" value="edit-answer">
            <Trans id="question.answer.save">Save answer</Trans>
          </Button>
          <Button look="quiet" size="small" type="submit" name="intent" value="delete-answer">
            <Trans id="question.answer.delete">Delete answer</Trans>
          </Button>
        </Cluster>
      </Form>
    </details>
  );
}
