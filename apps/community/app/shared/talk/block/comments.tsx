import "./locales/catalog.ts";
import { CachedFrame } from "@grow/app-kit/document/cached-frame.tsx";
import { PartsAhead } from "@grow/app-kit/document/static-parts.tsx";
import { useFormats } from "@grow/i18n/react";
import { LinkButton, Section } from "@grow/ui/foundation";
import { CommentThread } from "@grow/ui/social";
import { Trans, useLingui } from "@lingui/react/macro";
import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { useRootData, useViewer } from "../../root-data.ts";
import { ageWord } from "../../words/age-words.ts";
import styles from "./comments.module.css";
import { commentsAddress } from "./comments-request.ts";
import type { CommentsView, CommentView } from "./comments-view.ts";
import { NewComment, ReplyForm } from "./members.ts";
import { OneComment } from "./one-comment.tsx";
import { CommentInvitation, CommentOrders, fetchAhead } from "./static.ts";
import { useSeenComments } from "./use-seen-comments.ts";
import type { RefusedComment } from "./write-comment.ts";

interface CommentsProps {
  /** Anchor of the section; the comments on a part of the page have their own. */
  id?: string;
  /** Path of the page with these comments. */
  here: string;
  comments: CommentsView;
  /** Name of the author, to address the question to; null for the author themselves and for a deleted account. */
  asked: string | null;
  /** Links to comments on related things. */
  places?: ReactNode;
  /** Makes sending twice create one comment; null for guests. */
  commentKey: string | null;
  refused: RefusedComment | undefined;
}

/** The comments on any thing that the API takes comments on. */
export function Comments({
  id = "comments",
  here,
  comments,
  asked,
  places,
  commentKey,
  refused,
}: CommentsProps) {
  const formats = useFormats();
  const viewer = useViewer();
  const { i18n } = useLingui();
  const now = useRootData()?.now ?? 0;
  const { pathname, search } = useLocation();
  const { about, items, sort, more, first, wanted } = comments;
  const seen = useSeenComments(viewer?.id ?? null, about, items);
  const place = `${pathname}${search}`;
  // A comment also shows the ages of itself and its replies.
  const agesOf = ({ date, replies }: CommentView) =>
    [date, ...replies.map((reply) => reply.date)].map((one) => ageWord(i18n, one, now));
  const form = { commentKey, refused, wanted, action: `${here}${search}` };
  return (
    <div className={styles.comments}>
      <PartsAhead fetchAhead={fetchAhead} />
      <Section
        id={id}
        level={3}
        close
        title={<Trans id="talk.comments">Comments</Trans>}
        count={about.count > 0 ? formats.number(about.count) : undefined}
        action={items.length > 1 ? <CommentOrders here={here} sort={sort} /> : undefined}
      >
        {places ? <div className={styles.places}>{places}</div> : null}
        {viewer ? (
          <NewComment {...form} about={about} asked={asked} />
        ) : (
          <CommentInvitation from={`${here}${search}`} />
        )}
        {first ? (
          <p className={styles.more}>
            <LinkButton look="outline" href={commentsAddress(here, first)}>
              <Trans id="talk.comments.first">Back to the first comments</Trans>
            </LinkButton>
          </p>
        ) : null}
        <CommentThread>
          {items.map((comment) => (
            <CachedFrame
              key={comment.id}
              name="comment"
              by={viewer ? null : [place, comment, agesOf(comment)]}
            >
              <OneComment
                comment={comment}
                seen={seen}
                reply={viewer ? <ReplyForm {...form} comment={comment} /> : null}
              />
            </CachedFrame>
          ))}
        </CommentThread>
        {more ? (
          <p className={styles.more}>
            <LinkButton look="outline" href={`${here}${more}#comment-${items.at(-1)?.id ?? 0}`}>
              <Trans id="talk.comments.more">Show more comments</Trans>
            </LinkButton>
          </p>
        ) : null}
      </Section>
    </div>
  );
}
