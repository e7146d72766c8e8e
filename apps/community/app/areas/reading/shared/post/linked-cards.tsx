import { type Faza, phaseName } from "@grow/domain";
import { BrandMark } from "@grow/ui/catalogue";
import { MiniStrip } from "@grow/ui/diary";
import { Icon, Link } from "@grow/ui/foundation";
import { Photo } from "@grow/ui/media";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Dna, Sprout } from "lucide-react";
import type { CardData } from "../../../../shared/diary-cards/card-data.ts";
import { photoSource } from "../../../../shared/photo-source.ts";
import { growerName } from "../../../../shared/words/author-words.ts";
import { phaseWord, weekState } from "../../../../shared/words/phase-words.ts";
import styles from "./linked-cards.module.css";
import type { LinkedThing } from "./post-view.ts";

/** A diary within a text: photo at the start, its weeks, and where it stands. */
export function LinkedDiary({ card }: { card: CardData }) {
  const { i18n, t } = useLingui();
  const { phases, newest, harvest } = card;
  const { length } = phases;
  const faza: Faza = phases.at(-1) ?? -1;
  const phase = phaseWord(i18n, faza);
  return (
    <article className={styles.card}>
      <span className={styles.picture}>
        {card.photo ? (
          <Photo photo={{ ...photoSource(card.photo, "card"), alt: "" }} sizes="96px" />
        ) : (
          <span className={styles.blank}>
            <Icon of={Sprout} />
          </span>
        )}
      </span>
      <div className={styles.words}>
        <p className={styles.kind}>
          <Trans id="post.diary">Diary</Trans>
        </p>
        <p className={styles.name} lang={card.lang}>
          <Link href={card.link}>{card.name}</Link>
        </p>
        {length > 0 ? (
          <MiniStrip
            weeks={phases.map((one) => ({ phase: phaseName(one) }))}
            finished={harvest !== null}
            newest={length - 1}
            label={t({
              id: "post.diary.strip",
              message: `${plural(length, { one: "# week", other: "# weeks" })}, now: ${phase}`,
            })}
          />
        ) : null}
        <p className={styles.detail}>
          {growerName(i18n, card.author)}
          {newest === null ? null : ` · ${weekState(i18n, newest, faza)}`}
        </p>
      </div>
    </article>
  );
}

/** A strain or product within a text. */
export function LinkedThingCard({ thing: { name, href, maker, picture, isStrain } }: { thing: LinkedThing }) {
  return (
    <article className={styles.card}>
      {isStrain ? (
        <span className={styles.sign}>
          <Icon of={Dna} size={24} />
        </span>
      ) : (
        <BrandMark
          name={name}
          size={72}
          logo={picture ? { src: picture, alt: "", width: 144, height: 144 } : undefined}
        />
      )}
      <div className={styles.words}>
        <p className={styles.kind}>
          {isStrain ? <Trans id="post.strain">Strain</Trans> : <Trans id="post.product">Product</Trans>}
        </p>
        <p className={styles.name}>
          <Link href={href}>{name}</Link>
        </p>
        {maker === "" ? null : <p className={styles.detail}>{maker}</p>}
      </div>
    </article>
  );
}
