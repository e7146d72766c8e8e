import { useFormats } from "@grow/i18n/react";
import {
  Avatar,
  Comment,
  CommentGone,
  CommentThread,
  LinkButton,
  Plate,
  Section,
  SegmentLinks,
} from "@grow/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { paths } from "../../../../paths.ts";
import { LikeForm } from "../../../../shared/likes/like-form.tsx";
import { ageWord } from "../../../../shared/words/age-words.ts";
import { useRootData, useViewer } from "../../../../shell/root-data.ts";
import { COMMENT_SORTS, commentsQuery } from "../address.ts";
import type { CommentsView, CommentView } from "../comments-view.ts";
import type { RefusedComment } from "../write-comment.ts";
import { CommentForm, ReplyForm } from "./comment-form.tsx";
import styles from "./comments.module.css";

interface CommentsProps {
  comments: CommentsView;
  /** Who keeps the diary; null when the account is gone. */
  grower: string | null;
  /** Makes sending twice write one comment; null for guests. */
  commentKey: string | null;
  refused: RefusedComment | undefined;
}

/** What readers say about a diary. */
export function Comments({ comments, grower, commentKey, refused }: CommentsProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const viewer = useViewer();
  const { pathname, search } = useLocation();
  const { items, sort, more, first } = comments;
  const words = {
    new: t({ id: "diary.comments.new", message: "New" }),
    old: t({ id: "diary.comments.old", message: "Old" }),
    top: t({ id: "diary.comments.top", message: "Top" }),
  };
  const address = (query: string) => `${pathname}${query === "?" ? "" : query}#comments`;
  return (
    <div className={styles.comments}>
      <Section
        id="comments"
        level={3}
        close
        title={<Trans id="diary.comments">Comments</Trans>}
        count={comments.count > 0 ? formats.number(comments.count) : undefined}
        action={
          items.length > 1 ? (
            <SegmentLinks
              label={t({ id: "diary.comments.sort", message: "Order of the comments" })}
              links={COMMENT_SORTS.map((order) => ({
                href: address(commentsQuery({ sort: order, start: 0, limit: 0, wanted: null })),
                label: words[order],
                current: order === sort,
              }))}
            />
          ) : undefined
        }
      >
        {viewer ? (
          <CommentForm
            // A comment that was taken leaves an empty field behind.
            key={commentKey}
            commentKey={commentKey}
            avatar={<Avatar src={viewer.avatar} seed={viewer.id} />}
            placeholder={
              grower === null
                ? undefined
                : t({ id: "diary.comments.ask", message: `Ask ${grower} about this grow` })
            }
            refused={refused?.parent === null ? refused : undefined}
          />
        ) : (
          <Plate tight dashed className={styles.invitation}>
            <p>
              <Trans id="diary.comments.guest">A question, or a word of praise? Growers answer here.</Trans>
            </p>
            <LinkButton look="outline" href={paths.signIn(`${pathname}${search}`)}>
              <Trans id="diary.comments.signIn">Sign in to comment</Trans>
            </LinkButton>
          </Plate>
        )}
        {first ? (
          <p className={styles.more}>
            <LinkButton look="outline" href={address(first)}>
              <Trans id="diary.comments.first">Back to the first comments</Trans>
            </LinkButton>
          </p>
        ) : null}
        <CommentThread>
          {items.map((comment) => (
            <OneComment
              key={comment.id}
              comment={comment}
              reply={
                viewer ? <ReplyForm comment={comment} commentKey={commentKey} refused={refused} /> : null
              }
            />
          ))}
        </CommentThread>
        {more ? (
          <p className={styles.more}>
            <LinkButton look="outline" href={`${pathname}${more}#comment-${items.at(-1)?.id ?? 0}`}>
              <Trans id="diary.comments.more">Show more comments</Trans>
            </LinkButton>
          </p>
        ) : null}
      </Section>
    </div>
  );
}

function OneComment({ comment, reply }: { comment: CommentView; reply?: ReactNode }) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  const now = useRootData()?.now ?? 0;
  const { author, date, id, isRemoved } = comment;
  const anchor = `comment-${id}`;
  const gone = t({ id: "author.removed", message: "Removed" });
  return (
    <Comment
      id={anchor}
      author={
        author && !isRemoved
          ? { name: author.name, seed: author.id, src: author.avatar, href: author.href }
          : { name: gone, seed: 0, removed: true }
      }
      badge={comment.isGrowers ? t({ id: "diary.comments.grower", message: "Grower" }) : undefined}
      time={{ iso: date, text: ageWord(i18n, date, now), title: formats.dateTime(date) }}
      lang={isRemoved ? undefined : comment.lang}
      actions={
        isRemoved ? undefined : (
          <>
            <LikeForm
              type="comment"
              id={id}
              liked={comment.liked}
              likes={comment.likes}
              size="small"
              borderless
              anchor={anchor}
            />
            {reply}
          </>
        )
      }
      replies={
        comment.replies.length > 0
          ? comment.replies.map((answer) => <OneComment key={answer.id} comment={answer} />)
          : undefined
      }
    >
      {isRemoved ? (
        <CommentGone>
          <Trans id="diary.comments.removed">This comment was removed.</Trans>
        </CommentGone>
      ) : (
        comment.text
      )}
    </Comment>
  );
}
