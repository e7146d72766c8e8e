import { Icon, Link } from "@grow/ui/foundation";
import { Trans, useLingui } from "@lingui/react/macro";
import { ArrowLeft, ArrowRight } from "lucide-react";
import type { PostCardView } from "../../../../shared/posts/post-card-view.ts";
import styles from "./neighbours.module.css";

interface NeighboursProps {
  older: PostCardView | null;
  newer: PostCardView | null;
}

/** The articles that came out before and after. */
export function Neighbours({ older, newer }: NeighboursProps) {
  const { t } = useLingui();
  if (older === null && newer === null) return null;
  return (
    <nav
      className={styles.neighbours}
      aria-label={t({ id: "post.neighbours", message: "Articles before and after" })}
    >
      {older ? (
        <Link href={older.link} className={styles.older}>
          <span className={styles.way}>
            <Icon of={ArrowLeft} size={16} />
            <Trans id="post.older">Older</Trans>
          </span>
          <span lang={older.lang}>{older.title}</span>
        </Link>
      ) : null}
      {newer ? (
        <Link href={newer.link} className={styles.newer}>
          <span className={styles.way}>
            <Trans id="post.newer">Newer</Trans>
            <Icon of={ArrowRight} size={16} />
          </span>
          <span lang={newer.lang}>{newer.title}</span>
        </Link>
      ) : null}
    </nav>
  );
}
