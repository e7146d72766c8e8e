import { useFormats } from "@grow/i18n/react";
import { isPlainPress, LinkButton, useHydrated } from "@grow/ui/foundation";
import { Comment, CommentGone } from "@grow/ui/social";
import { Trans, useLingui } from "@lingui/react/macro";
import { Ellipsis } from "lucide-react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { paths } from "../../../paths.ts";
import { LikeForm } from "../../likes/like-form.tsx";
import { useRootData, useViewer } from "../../root-data.ts";
import { useTranslation } from "../../translations/use-translation.tsx";
import { UserText } from "../../user-text/user-text.tsx";
import { ageWord } from "../../words/age-words.ts";
import type { CommentView } from "./comments-view.ts";

// What few readers ever open comes with the first press on it.
const CommentMenu = lazy(async () => {
  const { CommentMenu } = await import("../comment-menu.tsx");
  return { default: CommentMenu };
});
const EditComment = lazy(async () => {
  const { EditComment } = await import("../edit-comment.tsx");
  return { default: EditComment };
});

interface OneCommentProps {
  comment: CommentView;
  /** Where an answer is written. */
  reply?: ReactNode;
}

/** A comment with what can be done to it, and its answers. */
export function OneComment({ comment, reply }: OneCommentProps) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  const now = useRootData()?.now ?? 0;
  const [isEditing, setEditing] = useState(false);
  const { answers, author, date, id, isEdited, isRemoved, lang, replies, text } = comment;
  const anchor = `comment-${id}`;
  const translation = useTranslation("comment", id, lang, anchor);
  const gone = t({ id: "author.removed", message: "Removed" });
  return (
    <Comment
      id={anchor}
      author={
        author && !isRemoved
          ? { name: author.name, seed: author.id, src: author.avatar, href: author.href }
          : { name: gone, seed: 0, removed: true }
      }
      badge={comment.isGrowers ? t({ id: "talk.comments.grower", message: "Grower" }) : undefined}
      time={{ iso: date, text: ageWord(i18n, date, now), title: formats.dateTime(date) }}
      state={isEdited && !isRemoved ? <Trans id="talk.comments.edited">edited</Trans> : undefined}
      menu={
        isRemoved ? undefined : <More id={id} authorId={author?.id ?? null} onEdit={() => setEditing(true)} />
      }
      lang={isRemoved || isEditing || translation.isTranslated ? undefined : lang}
      actions={
        isRemoved || isEditing ? undefined : (
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
            {translation.control}
          </>
        )
      }
      replies={
        replies.length > 0 ? (
          <>
            {replies.map((answer) => (
              <OneComment key={answer.id} comment={answer} />
            ))}
            {answers > replies.length ? (
              <LinkButton look="quiet" size="small" href={paths.comment(id)}>
                <Trans id="talk.comments.answers">All replies</Trans>
              </LinkButton>
            ) : null}
          </>
        ) : undefined
      }
    >
      {isRemoved ? (
        <CommentGone>
          <Trans id="talk.comments.removed">This comment was removed.</Trans>
        </CommentGone>
      ) : isEditing ? (
        <Suspense fallback={text}>
          <EditComment id={id} text={text} onDone={() => setEditing(false)} />
        </Suspense>
      ) : (
        translation.show(<UserText text={text} />)
      )}
    </Comment>
  );
}

interface MoreProps {
  id: number;
  authorId: number | null;
  onEdit: () => void;
}

/**
 * What is done seldom: edit, report, delete. Without script a link to the comment's own page, which does the same; guests, who may do
 * next to nothing of it, get it with the script.
 */
function More({ id, authorId, onEdit }: MoreProps) {
  const { t } = useLingui();
  const viewer = useViewer();
  const hydrated = useHydrated();
  const [isAsked, setAsked] = useState(false);
  if (!viewer && !hydrated) return null;
  const label = t({ id: "talk.comments.menu", message: "Comment options" });
  const link = (
    <LinkButton
      look="quiet"
      size="small"
      icon={Ellipsis}
      href={paths.comment(id)}
      rel="nofollow"
      aria-label={label}
      title={label}
      onClick={(event) => {
        if (!isPlainPress(event)) return;
        event.preventDefault();
        setAsked(true);
      }}
    >
      {null}
    </LinkButton>
  );
  if (!isAsked) return link;
  return (
    <Suspense fallback={link}>
      <CommentMenu id={id} authorId={authorId} label={label} onEdit={onEdit} />
    </Suspense>
  );
}
