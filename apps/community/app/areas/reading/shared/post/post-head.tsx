import { useFormats } from "@grow/i18n/react";
import { Avatar, Cluster, Icon, TextLink } from "@grow/ui/foundation";
import { Breadcrumb } from "@grow/ui/navigation";
import { Trans, useLingui } from "@lingui/react/macro";
import { Languages } from "lucide-react";
import { Fragment } from "react";
import { paths } from "../../../../paths.ts";
import { LikeForm } from "../../../../shared/likes/like-form.tsx";
import { minutesWord } from "../../../../shared/posts/minutes-word.ts";
import { langName } from "../../../../shared/posts/one-post.tsx";
import { ShareMenu } from "../../../../shared/talk/block/share-menu.tsx";
import { growerName } from "../../../../shared/words/author-words.ts";
import styles from "./post-head.module.css";
import type { PostView } from "./post-view.ts";

/** Title, first sentence and author of an article, and the languages it can be read in. */
export function PostHead({ post }: { post: PostView }) {
  const { t } = useLingui();
  const { id, title, lang, topic } = post;
  return (
    <header className={styles.head}>
      <Breadcrumb
        label={t({ id: "journal.crumbs", message: "You are here" })}
        crumbs={[
          { label: t({ id: "journal.heading", message: "Journal" }), href: paths.journal() },
          ...(topic ? [{ label: topic.name, href: topic.href }] : []),
        ]}
      />
      <h1 lang={lang}>{title}</h1>
      <p className={styles.standfirst} lang={lang}>
        {post.standfirst}
      </p>
      <div className={styles.byline}>
        <PostAuthor post={post} />
        <Cluster gap={2}>
          <LikeForm type="blog" id={id} liked={post.liked} likes={post.likes} />
          <ShareMenu
            title={title}
            printed={null}
            report={
              post.isOwn
                ? null
                : { type: "blog", id, label: <Trans id="post.report">Report this article</Trans> }
            }
          />
        </Cluster>
      </div>
      <OtherLanguages post={post} />
    </header>
  );
}

function PostAuthor({ post: { author, role, lang, date, minutes } }: { post: PostView }) {
  const { i18n } = useLingui();
  const formats = useFormats();
  const name = growerName(i18n, author);
  return (
    <div className={styles.author}>
      <Avatar src={author?.avatar} seed={author?.id ?? 0} removed={author === null} size={44} />
      <div>
        <p>{author?.href ? <TextLink href={author.href}>{name}</TextLink> : <b>{name}</b>}</p>
        {role === "" ? null : (
          <p className={styles.detail} lang={lang}>
            {role}
          </p>
        )}
        <p className={styles.detail}>
          <time dateTime={date}>{formats.date(date)}</time> · {minutesWord(i18n, minutes)}
        </p>
      </div>
    </div>
  );
}

function OtherLanguages({ post: { lang, link, otherLangs } }: { post: PostView }) {
  if (lang === undefined && otherLangs.length === 0) return null;
  return (
    <p className={styles.languages}>
      <Icon of={Languages} size={18} />
      <span>
        {lang === undefined ? null : (
          <>
            <Trans id="post.foreign">This article isn't in English yet.</Trans>{" "}
          </>
        )}
        {otherLangs.length > 0 ? (
          <>
            <Trans id="post.languages">Also in</Trans>{" "}
            {otherLangs.map((other, index) => (
              <Fragment key={other}>
                {index > 0 ? ", " : null}
                {/* The whole page changes its language. */}
                <a href={`${link}?lang=${other}`} hrefLang={other} lang={other}>
                  {langName(other)}
                </a>
              </Fragment>
            ))}
          </>
        ) : null}
      </span>
    </p>
  );
}
