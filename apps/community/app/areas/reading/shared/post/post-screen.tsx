import { useFormats } from "@grow/i18n/react";
import {
  Badge,
  Chip,
  Cluster,
  cx,
  Disclosure,
  LinkButton,
  Page,
  Prose,
  Section,
  Show,
} from "@grow/ui/foundation";
import { Photo } from "@grow/ui/media";
import { Trans, useLingui } from "@lingui/react/macro";
import { ListTree } from "lucide-react";
import { paths } from "../../../../paths.ts";
import { DiaryCards } from "../../../../shared/diary-cards/diary-cards.tsx";
import { photoSource } from "../../../../shared/photo-source.ts";
import { PostCards } from "../../../../shared/posts/post-cards.tsx";
import { Comments } from "../../../../shared/talk/block/comments.tsx";
import type { RefusedComment } from "../../../../shared/talk/block/write-comment.ts";
import type { RefusedVote } from "../voting/vote.ts";
import { Contents } from "./contents.tsx";
import { LinkedDiary, LinkedThingCard } from "./linked-cards.tsx";
import { Neighbours } from "./neighbours.tsx";
import { placeOf } from "./place-of.ts";
import { PostHead } from "./post-head.tsx";
import styles from "./post-screen.module.css";
import type { PostView } from "./post-view.ts";
import { VotingInText } from "./voting-in-text.tsx";

interface PostScreenProps {
  post: PostView;
  commentKey: string | null;
  refusedComment: RefusedComment | undefined;
  refusedVote: RefusedVote | undefined;
}

/** An article: cover, contents, text with cards, what growers say, and more to read. */
export function PostScreen({ post, commentKey, refusedComment, refusedVote }: PostScreenProps) {
  const { t } = useLingui();
  const { lang, link, cover, headings, comments, author, diaries, votings, tags, more } = post;
  return (
    <>
      {cover ? (
        <Photo
          photo={photoSource(cover, "cover")}
          shape="original"
          sizes="100vw"
          priority
          className={styles.cover}
        />
      ) : null}
      <Page className={styles.page}>
        <div className={cx(styles.layout, headings.length > 0 && styles.withContents)}>
          <article className={styles.article}>
            <PostHead post={post} />
            {headings.length > 0 ? (
              <div className={styles.folded}>
                <Disclosure icon={ListTree} title={t({ id: "post.contents", message: "In this article" })}>
                  <Contents headings={headings} lang={lang} />
                </Disclosure>
              </div>
            ) : null}
            <div className={styles.text}>
              <Prose
                html={post.html}
                lang={lang}
                renderCard={({ href }) => {
                  const found = post.cards[placeOf(href)];
                  switch (found?.kind) {
                    case undefined:
                      return null;
                    case "diary":
                      return <LinkedDiary card={found.card} />;
                    case "thing":
                      return <LinkedThingCard thing={found.thing} />;
                    case "voting":
                      return <VotingInText voting={found.voting} here={link} refused={refusedVote} />;
                  }
                }}
              />
            </div>
            {votings.map((voting) => (
              <VotingInText key={voting.id} voting={voting} here={link} refused={refusedVote} />
            ))}
            {post.changed === null ? null : <Changed date={post.changed} />}
            {tags.length > 0 ? (
              <nav aria-label={t({ id: "journal.tags", message: "Tags" })}>
                <Cluster gap={2}>
                  {tags.map(({ name, href }) =>
                    href ? (
                      <Chip key={href} href={href}>
                        {name}
                      </Chip>
                    ) : (
                      <Badge key={name}>{name}</Badge>
                    ),
                  )}
                </Cluster>
              </nav>
            ) : null}
          </article>
          {headings.length > 0 ? (
            <Show on="wide">
              <div className={styles.rail}>
                <p className={styles.railTitle}>
                  <Trans id="post.contents">In this article</Trans>
                </p>
                <Contents headings={headings} lang={lang} />
              </div>
            </Show>
          ) : null}
          {diaries.length > 0 ? (
            <div className={styles.part}>
              <Section title={<Trans id="post.diaries">Diaries behind this article</Trans>} close>
                <DiaryCards cards={diaries} columns={3} headingLevel={3} />
              </Section>
            </div>
          ) : null}
          <div className={styles.part}>
            <Neighbours older={post.older} newer={post.newer} />
            {comments ? (
              <Comments
                here={link}
                comments={comments}
                asked={post.isOwn ? null : (author?.name ?? null)}
                commentKey={commentKey}
                refused={refusedComment}
              />
            ) : null}
          </div>
        </div>
        {more.length > 0 ? (
          <Section
            title={<Trans id="post.more">More to read</Trans>}
            action={
              <LinkButton look="quiet" size="small" href={paths.journal()}>
                <Trans id="post.more.all">All articles</Trans>
              </LinkButton>
            }
          >
            <PostCards cards={more} headingLevel={3} />
          </Section>
        ) : null}
      </Page>
    </>
  );
}

function Changed({ date }: { date: string }) {
  const formats = useFormats();
  const day = formats.date(date);
  return (
    <p className={styles.changed}>
      <Trans id="post.changed">Updated {day}</Trans>
    </p>
  );
}
