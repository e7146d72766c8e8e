import { Avatar, Link, TextLink } from "@grow/ui/foundation";
import { useLingui } from "@lingui/react";
import type { ReactNode } from "react";
import { useRootData } from "../../../../shared/root-data.ts";
import type { PersonView } from "../../../../shared/talk/block/comments-view.ts";
import { ageWord } from "../../../../shared/words/age-words.ts";
import { growerName } from "../../../../shared/words/author-words.ts";
import styles from "./byline.module.css";

interface BylineProps {
  author: PersonView | null;
  date: string;
  /** The page of what was written, where it is not this one. */
  href?: string | undefined;
  detail?: ReactNode;
}

/** Who wrote it, and when. */
export function Byline({ author, date, href, detail }: BylineProps) {
  const { i18n } = useLingui();
  const now = useRootData()?.now ?? 0;
  const name = growerName(i18n, author);
  const age = <time dateTime={date}>{ageWord(i18n, date, now)}</time>;
  return (
    <div className={styles.byline}>
      <Avatar src={author?.avatar} seed={author?.id ?? 0} removed={author === null} size={36} />
      <span>
        {author?.href ? <TextLink href={author.href}>{name}</TextLink> : <b>{name}</b>}
        <br />
        <span className={styles.muted}>
          {href ? <Link href={href}>{age}</Link> : age}
          {detail ? <> · {detail}</> : null}
        </span>
      </span>
    </div>
  );
}
