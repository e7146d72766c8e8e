import { KeptFrame } from "@grow/app-kit/document/kept-frame.tsx";
import { useFormats } from "@grow/i18n/react";
import { CommentThread, LinkButton, Section } from "@grow/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useLocation } from "@remix-run/react";
import { ageWord } from "../../../../shared/words/age-words.ts";
import { useRootData, useViewer } from "../../../../shell/root-data.ts";
import { commentsAddress, commentsPath } from "../address.ts";
import type { CommentsView, CommentView } from "../comments-view.ts";
import type { RefusedComment } from "../write-comment.ts";
import styles from "./comments.module.css";
import { CommentInvitation, CommentOrders, CommentPlaces } from "./kept.ts";
import { NewComment, ReplyForm } from "./members.ts";
import { OneComment } from "./one-comment.tsx";

interface CommentsProps {
  /** Link of the diary. */
  link: string;
  comments: CommentsView;
  /** Key of the name of the shown week. */
  weekName: string;
  /** Who keeps the diary; null when the account is gone. */
  grower: string | null;
  /** Makes sending twice write one comment; null for guests. */
  commentKey: string | null;
  refused: RefusedComment | undefined;
}

/** What readers say about a diary or a week of it. */
export function Comments({ link, comments, weekName, grower, commentKey, refused }: CommentsProps) {
  const formats = useFormats();
  const viewer = useViewer();
  const { i18n } = useLingui();
  const now = useRootData()?.now ?? 0;
  const { pathname, search } = useLocation();
  const { about, beside, items, sort, more, first, wanted } = comments;
  const here = commentsPath(link, about);
  const place = `${pathname}${search}`;
  // What it says besides: how long ago it was written, and each of its answers.
  const agesOf = ({ date, replies }: CommentView) =>
    [date, ...replies.map((reply) => reply.date)].map((one) => ageWord(i18n, one, now));
  const form = { commentKey, refused, wanted, action: `${here}${search}` };
  return (
    <div className={styles.comments}>
      <Section
        id="comments"
        level={3}
        close
        title={<Trans id="diary.comments">Comments</Trans>}
        count={about.count > 0 ? formats.number(about.count) : undefined}
        action={items.length > 1 ? <CommentOrders here={here} sort={sort} /> : undefined}
      >
        {beside ? <CommentPlaces {...{ link, about, beside, weekName }} /> : null}
        {viewer ? (
          <NewComment {...form} about={about} grower={grower} />
        ) : (
          <CommentInvitation from={`${here}${search}`} />
        )}
        {first ? (
          <p className={styles.more}>
            <LinkButton look="outline" href={commentsAddress(here, first)}>
              <Trans id="diary.comments.first">Back to the first comments</Trans>
            </LinkButton>
          </p>
        ) : null}
        <CommentThread>
          {items.map((comment) => (
            <KeptFrame key={comment.id} name="comment" by={viewer ? null : [place, comment, agesOf(comment)]}>
              <OneComment
                comment={comment}
                reply={viewer ? <ReplyForm {...form} comment={comment} /> : null}
              />
            </KeptFrame>
          ))}
        </CommentThread>
        {more ? (
          <p className={styles.more}>
            <LinkButton look="outline" href={`${here}${more}#comment-${items.at(-1)?.id ?? 0}`}>
              <Trans id="diary.comments.more">Show more comments</Trans>
            </LinkButton>
          </p>
        ) : null}
      </Section>
    </div>
  );
}
