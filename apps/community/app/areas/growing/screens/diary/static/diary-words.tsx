import { phaseName } from "@grow/domain";
import { Facts } from "@grow/ui/diary";
import { Avatar, Badge, Byline, Cluster, Icon, Link, PhaseTag } from "@grow/ui/foundation";
import { Photo, PhotoLabel } from "@grow/ui/media";
import { Trans, useLingui } from "@lingui/react/macro";
import { BadgeCheck, Camera, EyeOff, Lock } from "lucide-react";
import type { CSSProperties } from "react";
import { AwardBadges } from "../../../../../shared/awards/award-badges.tsx";
import { type PhotoData, photoSource } from "../../../../../shared/photo-source.ts";
import { growerName } from "../../../../../shared/words/author-words.ts";
import { phaseWord } from "../../../../../shared/words/phase-words.ts";
import { useFigures } from "../../../../../shared/words/use-figures.ts";
import { weekWord } from "../../../../../shared/words/week-words.ts";
import { factWord, statusWord } from "../../../shared/diary/reading-words.ts";
import styles from "../styles/diary-head.module.css";
import type { DiaryView } from "../view.ts";

interface DiaryCoverProps {
  cover: PhotoData;
  /** Key of the name of the week that it was taken from. */
  week: string | null;
  /** CSS `object-position`. */
  focus: string;
}

/** The cover of a diary, and when it was taken. */
export function DiaryCover({ cover, week, focus }: DiaryCoverProps) {
  const { i18n } = useLingui();
  return (
    <figure className={styles.cover} style={{ "--focus": focus } as CSSProperties}>
      <Photo
        photo={photoSource(cover, "cover")}
        shape="4:3"
        sizes="(min-width: 1320px) 800px, (min-width: 1080px) 58vw, 100vw"
        priority
        className={styles.photo}
      >
        {week ? (
          <PhotoLabel at="bottom-end">
            <Icon of={Camera} />
            {weekWord(i18n, week)}
          </PhotoLabel>
        ) : null}
      </Photo>
    </figure>
  );
}

/** Facts in the head of a diary. */
export type DiaryWordsProps = Pick<
  DiaryView,
  "name" | "lang" | "author" | "faza" | "isFinished" | "isVerified" | "isPremium" | "status" | "facts"
> & { readonly awards?: DiaryView["awards"] | undefined };

/** Title, grower and what came of it. */
export function DiaryWords({
  name,
  lang,
  author,
  faza,
  isFinished,
  isVerified,
  isPremium,
  status,
  facts,
  awards = [],
}: DiaryWordsProps) {
  const { i18n } = useLingui();
  const figures = useFigures();
  const byline = (
    <Byline
      avatar={<Avatar size={44} src={author?.avatar} seed={author?.id ?? 0} removed={author === null} />}
      name={growerName(i18n, author)}
    />
  );
  return (
    <>
      <Cluster gap={2}>
        {isFinished ? (
          <PhaseTag phase="harvest">
            <Trans id="diary.badge.harvested">Harvested</Trans>
          </PhaseTag>
        ) : faza === null ? null : (
          <PhaseTag phase={phaseName(faza)}>{phaseWord(i18n, faza)}</PhaseTag>
        )}
        {isVerified ? (
          <Badge tone="good" icon={BadgeCheck}>
            <Trans id="diary.badge.verified">Verified</Trans>
          </Badge>
        ) : null}
        {isPremium ? (
          <Badge icon={Lock}>
            <Trans id="diary.badge.premium">Premium</Trans>
          </Badge>
        ) : null}
        {status.map((state) => (
          <Badge key={state} tone={state === "banned" || state === "removed" ? "bad" : "warn"} icon={EyeOff}>
            {statusWord(i18n, state)}
          </Badge>
        ))}
      </Cluster>
      <h1 lang={lang} className={styles.title}>
        {name}
      </h1>
      <AwardBadges awards={awards} />
      {author?.href ? <Link href={author.href}>{byline}</Link> : byline}
      {facts.length > 0 ? (
        <Facts
          facts={facts.map((fact) => ({
            name: factWord(i18n, fact.name),
            ...figures.parts(fact),
            isScore: fact.name === "rating",
          }))}
        />
      ) : null}
    </>
  );
}
