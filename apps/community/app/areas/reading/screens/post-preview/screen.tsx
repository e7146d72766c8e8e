import { useLingui } from "@lingui/react/macro";
import { articlePreviewPath } from "../../../../shared/posts/article-desk-paths.ts";
import { PostScreen } from "../../shared/post/post-screen.tsx";
import type { PostView } from "../../shared/post/post-view.ts";
import { PreviewBar } from "./parts/preview-bar.tsx";
import styles from "./screen.module.css";
import type { PreviewView } from "./view.ts";

/** An article as its readers will see it, at the width of the window or of a phone. */
export function PostPreviewScreen({ preview, post }: { preview: PreviewView; post: PostView }) {
  const { t } = useLingui();
  const { id, lang, isPhone, isFramed } = preview;
  if (isFramed) return <Article lang={lang} post={post} />;
  return (
    <>
      <PreviewBar preview={preview} />
      {isPhone ? (
        <iframe
          className={styles.phone}
          src={articlePreviewPath(id, lang, { framed: true })}
          title={t({ id: "preview.phone.frame", message: "The article on a phone" })}
        />
      ) : (
        <Article lang={lang} post={post} />
      )}
    </>
  );
}

/** Likes, votes and reports do nothing here: there is nothing yet that they could belong to. */
function Article({ lang, post }: { lang: string; post: PostView }) {
  return (
    <fieldset disabled className={styles.article} lang={lang}>
      <PostScreen post={post} commentKey={null} refusedComment={undefined} refusedVote={undefined} />
    </fieldset>
  );
}
