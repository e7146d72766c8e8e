import { EmptyState, LinkButton, Section } from "@grow/ui/foundation";
import { SegmentLinks } from "@grow/ui/navigation";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { paths } from "../../../../../../paths.ts";
import { useViewer } from "../../../../../../shared/root-data.ts";
import type { RefusedAnswer } from "../change-question.ts";
import styles from "../screen.module.css";
import type { QuestionView } from "../view.ts";
import { Answer } from "./answer.tsx";
import { AnswerForm } from "./answer-form.tsx";

interface AnswersProps {
  question: QuestionView;
  answerKey: string | null;
  refused: RefusedAnswer | undefined;
}

/** The answers, and the form for another one. */
export function Answers({ question, answerKey, refused }: AnswersProps) {
  const { t } = useLingui();
  const viewer = useViewer();
  const { answers, sort, link } = question;
  const count = answers.length;
  return (
    <div className={styles.answers}>
      <Section
        id="solutions"
        title={
          count === 0 ? (
            <Trans id="question.noAnswers">No answers yet</Trans>
          ) : (
            <Plural id="question.answers.heading" value={count} one="# answer" other="# answers" />
          )
        }
        action={
          count > 1 ? (
            <SegmentLinks
              label={t({ id: "question.answers.sort", message: "Order of answers" })}
              links={[
                {
                  href: `${link}#solutions`,
                  label: t({ id: "question.answers.best", message: "Best" }),
                  current: sort === "best",
                },
                {
                  href: `${link}?answers=new#solutions`,
                  label: t({ id: "question.answers.new", message: "New" }),
                  current: sort === "new",
                },
              ]}
            />
          ) : undefined
        }
        close
      >
        {count === 0 ? (
          <EmptyState drawing="seedling" title={<Trans id="question.first.title">Seen this before?</Trans>}>
            <Trans id="question.first.text">Tell what you'd check first.</Trans>
          </EmptyState>
        ) : (
          answers.map((answer) => (
            <Answer
              key={answer.sid}
              answer={answer}
              asker={question.author?.name ?? null}
              mayAccept={question.isOwn}
              refused={refused?.sid === answer.sid ? refused : undefined}
            />
          ))
        )}
        {viewer ? (
          <AnswerForm answerKey={answerKey} refused={refused?.sid === null ? refused : undefined} />
        ) : (
          <LinkButton look="outline" href={paths.signIn(`${link}#solutions`)}>
            <Trans id="question.signIn">Sign in to answer</Trans>
          </LinkButton>
        )}
      </Section>
    </div>
  );
}
