import { phaseName } from "@grow/domain";
import { MiniStrip } from "@grow/ui/diary";
import { Link } from "@grow/ui/foundation";
import { Photo } from "@grow/ui/media";
import { useLingui } from "@lingui/react/macro";
import type { CardData } from "../../../../../shared/diary-cards/card-data.ts";
import { photoSource } from "../../../../../shared/photo-source.ts";
import { phaseWord, weekState } from "../../../../../shared/words/phase-words.ts";
import styles from "./similar-rows.module.css";

/** As many as fit beside a week. */
const SHOWN = 3;

/** Diaries in the rail: a small photo, the week strip, the state. */
export function SimilarRows({ cards }: { cards: readonly CardData[] }) {
  const { i18n } = useLingui();
  return (
    <ul className={styles.rows}>
      {cards.slice(0, SHOWN).map(({ id, link, name, lang, photo, phases, newest, harvest }) => {
        const faza = phases.at(-1) ?? -1;
        return (
          <li key={id}>
            <Link href={link} className={styles.row}>
              {photo ? (
                <Photo photo={{ ...photoSource(photo, "card"), alt: "" }} sizes="72px" />
              ) : (
                <span className={styles.blank} />
              )}
              <span className={styles.words} data-phase={phaseName(faza)}>
                <span className={styles.name} lang={lang}>
                  {name}
                </span>
                <MiniStrip
                  weeks={phases.map((one) => ({ phase: phaseName(one) }))}
                  newest={phases.length - 1}
                  finished={harvest !== null}
                  label={phaseWord(i18n, faza)}
                />
                {newest === null ? null : <b>{weekState(i18n, newest, faza)}</b>}
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
