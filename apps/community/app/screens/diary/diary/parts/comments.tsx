import { useFormats } from "@grow/i18n/react";
import { Avatar, CommentThread, LinkButton, Plate, Section, SegmentLinks } from "@grow/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useLocation } from "@remix-run/react";
import { paths } from "../../../../paths.ts";
import { weekWord } from "../../../../shared/words/week-words.ts";
import { useViewer } from "../../../../shell/root-data.ts";
import { COMMENT_SORTS, commentsQuery } from "../address.ts";
import type { CommentPlaceView, CommentsView } from "../comments-view.ts";
import type { RefusedComment } from "../write-comment.ts";
import { CommentForm, ReplyForm } from "./comment-form.tsx";
import styles from "./comments.module.css";
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
  const { t } = useLingui();
  const formats = useFormats();
  const viewer = useViewer();
  const { search } = useLocation();
  const { about, items, sort, more, first, wanted } = comments;
  const here = placePath(link, about);
  const words = {
    new: t({ id: "diary.comments.new", message: "New" }),
    old: t({ id: "diary.comments.old", message: "Old" }),
    top: t({ id: "diary.comments.top", message: "Top" }),
  };
  const address = (query: string) => `${here}${query === "?" ? "" : query}#comments`;
  const form = { commentKey, refused, wanted, action: `${here}${search}` };
  return (
    <div className={styles.comments}>
      <Section
        id="comments"
        level={3}
        close
        title={<Trans id="diary.comments">Comments</Trans>}
        count={about.count > 0 ? formats.number(about.count) : undefined}
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
        <Places link={link} comments={comments} weekName={weekName} />
        {viewer ? (
          <CommentForm
            {...form}
            to={`${about.type}-${about.id}`}
            avatar={<Avatar src={viewer.avatar} seed={viewer.id} />}
            placeholder={
              grower === null
                ? undefined
                : about.type === "week"
                  ? t({ id: "diary.comments.ask.week", message: `Ask ${grower} about this week` })
                  : t({ id: "diary.comments.ask", message: `Ask ${grower} about this grow` })
            }
          />
        ) : (
          <Plate tight dashed className={styles.invitation}>
            <p>
              <Trans id="diary.comments.guest">A question, or a word of praise? Growers answer here.</Trans>
            </p>
            <LinkButton look="outline" href={paths.signIn(`${here}${search}`)}>
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
              reply={viewer ? <ReplyForm {...form} comment={comment} /> : null}
            />
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

function placePath(link: string, { type, id }: CommentPlaceView): string {
  return type === "week" ? paths.week(link, id) : link;
}

/** Leads from what is said about the week to what is said about the diary, and back. */
function Places({
  link,
  comments: { about, beside },
  weekName,
}: Pick<CommentsProps, "link" | "comments" | "weekName">) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  if (!beside) return null;
  const [week, diary] = about.type === "week" ? [about, beside] : [beside, about];
  const label = (words: string, count: number) => (count > 0 ? `${words} · ${formats.number(count)}` : words);
  return (
    <div className={styles.places}>
      <SegmentLinks
        label={t({ id: "diary.comments.places", message: "What the comments are about" })}
        links={[
          {
            href: `${placePath(link, diary)}#comments`,
            label: label(t({ id: "diary.comments.whole", message: "Whole diary" }), diary.count),
            current: about === diary,
          },
          {
            href: `${placePath(link, week)}#comments`,
            label: label(weekWord(i18n, weekName), week.count),
            current: about === week,
          },
        ]}
      />
    </div>
  );
}
