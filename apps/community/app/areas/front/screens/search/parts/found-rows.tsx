import { BrandMark } from "@grow/ui/catalogue";
import { Avatar, Link } from "@grow/ui/foundation";
import { useLingui } from "@lingui/react/macro";
import { countWord } from "../../../../../shared/catalogue/count-words.ts";
import type { SearchGroup } from "../groups.ts";
import type { FoundRow } from "../view.ts";
import styles from "./found-rows.module.css";

interface FoundRowsProps {
  group: SearchGroup;
  rows: readonly FoundRow[];
}

/** Things found, one below the other, or in two columns: picture, name, maker, and how many diaries use them. */
export function FoundRows({ group, rows }: FoundRowsProps) {
  const { i18n } = useLingui();
  return (
    <ul className={styles.rows}>
      {rows.map((row) => (
        <li key={row.id} className={styles.row}>
          <RowPicture group={group} row={row} />
          <span className={styles.words}>
            <Link href={row.href} className={styles.name}>
              {row.name}
            </Link>
            {row.note ? <span className={styles.note}>{row.note}</span> : null}
          </span>
          {row.diaries ? (
            <span className={styles.count}>{countWord(i18n, "diaries", row.diaries)}</span>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

function RowPicture({ group, row: { id, name, picture } }: { group: SearchGroup; row: FoundRow }) {
  if (group === "questions") return null;
  if (group === "growers") return <Avatar src={picture ?? undefined} seed={id} size={44} />;
  return (
    <BrandMark
      name={name}
      size={40}
      logo={picture ? { src: picture, alt: "", width: 80, height: 80 } : undefined}
    />
  );
}
