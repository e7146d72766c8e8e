import { useFormats } from "@grow/i18n/react";
import { Badge, isPlainPress, LinkButton, useHydrated } from "@grow/ui/foundation";
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
import { isNewComment } from "./use-seen-comments.ts";

// Rarely used parts load on the first click.
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
  /** The newest comment at the viewer's previous visit. */
  seen?: number | null;
  /** The reply form. */
  reply?: ReactNode;
}

/** A comment with its actions and replies. */
export function OneComment({ comment, seen = null, reply }: OneCommentProps) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  const now = useRootData()?.now ?? 0;
  const viewer = useViewer();
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
      state={
        isNewComment(comment, seen, viewer?.id ?? null) ? (
          <Badge tone="info">
            <Trans id="talk.comments.fresh">New</Trans>
          </Badge>
        ) : isEdited && !isRemoved ? (
          <Trans id="talk.comments.edited">edited</Trans>
        ) : undefined
      }
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
              <OneComment key={answer.id} comment={answer} seen={seen} />
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
 * The menu of rare actions: edit, report, delete. Without JavaScript a link to the comment's page, which does the same; for guests it is
 * rendered after hydration.
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
