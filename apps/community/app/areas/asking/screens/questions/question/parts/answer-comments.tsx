import { Button, Cluster, LinkButton, useHydrated } from "@grow/ui/foundation";
import { Plural, Trans } from "@lingui/react/macro";
import { useFetcher } from "@remix-run/react";
import { MessageSquare } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Comments } from "../../../../../../shared/talk/block/comments.tsx";
import type { CommentsView } from "../../../../../../shared/talk/block/comments-view.ts";
import type { AnswerView } from "../view.ts";

/** Page data of the answer, from which the comments are drawn. */
interface AnswerData {
  readonly comments: CommentsView | null;
  readonly commentKey: string | null;
}

/** The comments on an answer open below it; without script they are on its own page. */
export function AnswerComments({
  answer: { sid, comments, href, author, isOwn },
  children,
}: {
  answer: AnswerView;
  /** More that can be done with the answer. */
  children: ReactNode;
}) {
  const fetcher = useFetcher<AnswerData>({ key: `answer-comments:${sid}` });
  const hydrated = useHydrated();
  const [isOpen, setOpen] = useState(false);
  const loaded = isOpen ? fetcher.data : undefined;
  const count = loaded?.comments?.about.count ?? comments;
  const label = (
    <Plural id="question.answer.comments" value={count} _0="Comment" one="# comment" other="# comments" />
  );
  if (!hydrated) {
    return (
      <Cluster gap={1}>
        <LinkButton look="quiet" size="small" icon={MessageSquare} href={`${href}#comments`}>
          {label}
        </LinkButton>
        {children}
      </Cluster>
    );
  }
  return (
    <>
      <Cluster gap={1}>
        <Button
          look="quiet"
          size="small"
          icon={MessageSquare}
          busy={isOpen && fetcher.state === "loading"}
          aria-expanded={isOpen}
          onClick={() => {
            if (!isOpen) fetcher.load(href);
            setOpen(!isOpen);
          }}
        >
          {isOpen ? <Trans id="question.answer.comments.hide">Hide comments</Trans> : label}
        </Button>
        {children}
      </Cluster>
      {loaded?.comments ? (
        <Comments
          id={`comments-of-${sid}`}
          here={href}
          comments={loaded.comments}
          asked={isOwn ? null : (author?.name ?? null)}
          commentKey={loaded.commentKey}
          refused={undefined}
        />
      ) : null}
    </>
  );
}
