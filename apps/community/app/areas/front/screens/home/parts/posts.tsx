import { useLocale } from "@grow/i18n/react";
import { LinkButton, Section } from "@grow/ui/foundation";
import { Trans } from "@lingui/react/macro";
import { ArrowRight } from "lucide-react";
import { paths } from "../../../../../paths.ts";
import { OnePost } from "../../../../../shared/posts/one-post.tsx";
import type { PostCardView } from "../../../../../shared/posts/post-card-view.ts";
import styles from "./posts.module.css";

/** The newest articles of the journal: a lead, and the others beside it. */
export function Posts({ posts }: { posts: readonly PostCardView[] }) {
  const locale = useLocale();
  const [lead, ...others] = posts;
  if (lead === undefined) return null;
  return (
    <Section
      title={<Trans id="home.posts">From the journal</Trans>}
      action={
        <LinkButton look="quiet" size="small" icon={ArrowRight} href={paths.journal()}>
          <Trans id="home.posts.all">All articles</Trans>
        </LinkButton>
      }
    >
      <div className={styles.posts}>
        <OnePost
          card={lead}
          locale={locale}
          look={others.length > 0 ? "lead" : "wide"}
          sizes="(min-width: 1080px) 640px, 100vw"
          headingLevel={3}
        />
        {others.length > 0 ? (
          <div>
            {others.map((card) => (
              <OnePost key={card.id} card={card} locale={locale} look="row" headingLevel={3} />
            ))}
          </div>
        ) : null}
      </div>
    </Section>
  );
}
