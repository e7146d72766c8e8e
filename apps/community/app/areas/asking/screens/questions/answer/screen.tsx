import { Cluster, LinkButton, Page, Stack } from "@grow/ui/foundation";
import { Breadcrumb } from "@grow/ui/navigation";
import { Trans, useLingui } from "@lingui/react/macro";
import { MoveLeft } from "lucide-react";
import { paths } from "../../../../../paths.ts";
import { Comments } from "../../../../../shared/talk/block/comments.tsx";
import type { CommentsView } from "../../../../../shared/talk/block/comments-view.ts";
import { ShareMenu } from "../../../../../shared/talk/block/share-menu.tsx";
import type { RefusedComment } from "../../../../../shared/talk/block/write-comment.ts";
import layout from "../../../shared/page.module.css";
import { Answer } from "../question/parts/answer.tsx";
import type { AnswerView } from "../question/view.ts";

interface AnswerScreenProps {
  question: {
    readonly title: string;
    readonly lang: string;
    readonly link: string;
    readonly asker: string | null;
    readonly isOwn: boolean;
  };
  answer: AnswerView;
  comments: CommentsView | null;
  commentKey: string | null;
  refused: RefusedComment | undefined;
}

/** One answer, and what growers say about it. */
export function AnswerScreen({ question, answer, comments, commentKey, refused }: AnswerScreenProps) {
  const { t } = useLingui();
  const { title, link } = question;
  return (
    <Page width="narrow" className={layout.page}>
      <Stack gap={5}>
        <Breadcrumb
          label={t({ id: "question.crumbs", message: "You are here" })}
          crumbs={[
            { label: t({ id: "questions.heading", message: "Questions" }), href: paths.questions() },
            { label: title, href: link, lang: question.lang },
            { label: t({ id: "answer.crumb", message: "Answer" }) },
          ]}
        />
        <h1>
          <Trans id="answer.heading">Answer to “{title}”</Trans>
        </h1>
        <Answer
          answer={answer}
          asker={question.asker}
          mayAccept={question.isOwn}
          refused={undefined}
          isAlone
        />
        <Cluster gap={2}>
          <LinkButton look="outline" icon={MoveLeft} href={`${link}#solutions`}>
            <Trans id="answer.back">All answers</Trans>
          </LinkButton>
          <ShareMenu
            title={title}
            printed={null}
            report={
              answer.isOwn
                ? null
                : {
                    type: "solution",
                    id: answer.sid,
                    label: <Trans id="answer.report">Report this answer</Trans>,
                  }
            }
          />
        </Cluster>
        {comments ? (
          <Comments
            here={answer.href}
            comments={comments}
            asked={answer.isOwn ? null : (answer.author?.name ?? null)}
            commentKey={commentKey}
            refused={refused}
          />
        ) : null}
      </Stack>
    </Page>
  );
}
