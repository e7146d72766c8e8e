import { phaseName } from "@grow/domain";
import {
  Avatar,
  Badge,
  Byline,
  Cluster,
  Facts,
  Icon,
  Link,
  LinkButton,
  PhaseTag,
  Photo,
  PhotoLabel,
} from "@grow/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { BadgeCheck, Camera, EyeOff, Lock, Pencil, Plus } from "lucide-react";
import { paths } from "../../../../paths.ts";
import { FollowForm } from "../../../../shared/follows/follow-form.tsx";
import { LikeForm } from "../../../../shared/likes/like-form.tsx";
import { photoSource } from "../../../../shared/photo-source.ts";
import { growerName } from "../../../../shared/words/author-words.ts";
import { phaseWord } from "../../../../shared/words/phase-words.ts";
import { weekWord } from "../../../../shared/words/week-words.ts";
import type { DiaryView } from "../view.ts";
import styles from "./diary-head.module.css";
import { useFigures } from "./figures.ts";
import { factWord, standingWord } from "./reading-words.ts";
import { ShareMenu } from "./share-menu.tsx";

/** Cover, title, grower and what came of it. */
export function DiaryHead({ diary }: { diary: DiaryView }) {
  const { i18n } = useLingui();
  const figures = useFigures();
  const { author, cover, coverWeek } = diary;
  const name = growerName(i18n, author);
  const byline = (
    <Byline
      avatar={<Avatar size={44} src={author?.avatar} seed={author?.id ?? 0} removed={author === null} />}
      name={name}
    />
  );
  return (
    <div className={cover ? styles.head : undefined}>
      {cover ? (
        <figure className={styles.cover}>
          <Photo
            photo={photoSource(cover, "cover")}
            shape="4:3"
            sizes="(min-width: 1320px) 800px, (min-width: 1080px) 58vw, 100vw"
            priority
            className={styles.photo}
          >
            {coverWeek ? (
              <PhotoLabel at="bottom-end">
                <Icon of={Camera} />
                {weekWord(i18n, coverWeek)}
              </PhotoLabel>
            ) : null}
          </Photo>
        </figure>
      ) : null}
      <div className={styles.words}>
        <Cluster gap={2}>
          {diary.isFinished ? (
            <PhaseTag phase="harvest">
              <Trans id="diary.badge.harvested">Harvested</Trans>
            </PhaseTag>
          ) : diary.faza === null ? null : (
            <PhaseTag phase={phaseName(diary.faza)}>{phaseWord(i18n, diary.faza)}</PhaseTag>
          )}
          {diary.isVerified ? (
            <Badge tone="good" icon={BadgeCheck}>
              <Trans id="diary.badge.verified">Verified</Trans>
            </Badge>
          ) : null}
          {diary.isPremium ? (
            <Badge icon={Lock}>
              <Trans id="diary.badge.premium">Premium</Trans>
            </Badge>
          ) : null}
          {diary.standing.map((state) => (
            <Badge
              key={state}
              tone={state === "banned" || state === "removed" ? "bad" : "warn"}
              icon={EyeOff}
            >
              {standingWord(i18n, state)}
            </Badge>
          ))}
        </Cluster>
        <h1 lang={diary.lang} className={styles.title}>
          {diary.name}
        </h1>
        {author?.href ? <Link href={author.href}>{byline}</Link> : byline}
        {diary.facts.length > 0 ? (
          <Facts
            facts={diary.facts.map((fact) => ({
              name: factWord(i18n, fact.name),
              ...figures.parts(fact),
              isScore: fact.name === "rating",
            }))}
          />
        ) : null}
        <Cluster gap={2}>
          <LikeForm key={diary.id} type="diary" id={diary.id} liked={diary.liked} likes={diary.likes} />
          {diary.isOwn ? null : (
            <FollowForm
              key={`follow-${diary.id}`}
              type="diary"
              id={diary.id}
              followed={diary.followed}
              isBookmark={diary.isFinished}
            />
          )}
          <ShareMenu title={diary.name} printed={paths.printDiary(diary.link)} />
          {diary.isOwn ? (
            <>
              <LinkButton look="primary" icon={Plus} href={paths.newWeek(diary.id)}>
                <Trans id="diary.addWeek">Add a week</Trans>
              </LinkButton>
              <LinkButton look="outline" icon={Pencil} href={paths.editDiary(diary.id)}>
                <Trans id="diary.edit">Edit diary</Trans>
              </LinkButton>
            </>
          ) : null}
        </Cluster>
      </div>
    </div>
  );
}
