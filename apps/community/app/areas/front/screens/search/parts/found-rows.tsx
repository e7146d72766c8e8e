import { BrandMark } from "@grow/ui/catalogue";
import { Avatar, Icon, Link } from "@grow/ui/foundation";
import { markMatch } from "@grow/ui/input";
import { useLingui } from "@lingui/react/macro";
import { MessageCircleQuestionMark } from "lucide-react";
import { countWord } from "../../../../../shared/catalogue/count-words.ts";
import type { SearchGroup } from "../groups.ts";
import type { FoundRow } from "../view.ts";
import styles from "./found-rows.module.css";

interface FoundRowsProps {
  group: SearchGroup;
  query: string;
  rows: readonly FoundRow[];
}

/** Things found, one below the other, or in two columns: picture, name, maker, and how many diaries use them. */
export function FoundRows({ group, query, rows }: FoundRowsProps) {
  const { i18n } = useLingui();
  return (
    <div className={styles.frame}>
      <ul className={styles.rows}>
        {rows.map((row) => {
          const [before, match, after] = markMatch(row.name, query);
          return (
            <li key={row.id} className={styles.row}>
              <RowPicture group={group} row={row} />
              <span className={styles.words}>
                <Link href={row.href} className={styles.name}>
                  {before}
                  {match ? <mark>{match}</mark> : null}
                  {after}
                </Link>
                {row.note ? <span className={styles.note}>{row.note}</span> : null}
              </span>
              {row.diaries ? (
                <span className={styles.count}>{countWord(i18n, "diaries", row.diaries)}</span>
              ) : null}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function RowPicture({ group, row: { id, name, picture } }: { group: SearchGroup; row: FoundRow }) {
  if (group === "questions") {
    return (
      <span className={styles.sign}>
        <Icon of={MessageCircleQuestionMark} />
      </span>
    );
  }
  if (group === "posts")
    return picture ? <img src={picture} alt="" className={styles.cover} loading="lazy" /> : null;
  if (group === "growers") return <Avatar src={picture ?? undefined} seed={id} size={44} />;
  // Logos are shown whole; photos fill their square.
  if (group !== "brands" && picture) {
    return <img className={styles.picture} src={picture} alt="" width="44" height="44" loading="lazy" />;
  }
  return (
    <BrandMark
      name={name}
      size={40}
      logo={picture ? { src: picture, alt: "", width: 80, height: 80 } : undefined}
    />
  );
}
