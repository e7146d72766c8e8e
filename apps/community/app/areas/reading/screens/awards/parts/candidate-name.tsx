import { Link } from "@grow/ui/foundation";
import type { CandidateView } from "../view.ts";
import styles from "./candidate-name.module.css";

/** Name and author of a candidate, with links to their pages. */
export function CandidateName({ candidate: { name, href, author } }: { candidate: CandidateView }) {
  return (
    <>
      <h3 className={styles.name}>{href ? <Link href={href}>{name}</Link> : name}</h3>
      {author ? (
        <p className={styles.author}>
          {author.href ? <Link href={author.href}>{author.name}</Link> : author.name}
        </p>
      ) : null}
    </>
  );
}
