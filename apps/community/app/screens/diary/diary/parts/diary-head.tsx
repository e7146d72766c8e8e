import { Cluster } from "@grow/ui";
import { paths } from "../../../../paths.ts";
import { FollowForm } from "../../../../shared/follows/follow-form.tsx";
import { LikeForm } from "../../../../shared/likes/like-form.tsx";
import type { DiaryView } from "../view.ts";
import styles from "./diary-head.module.css";
import { DiaryCover, DiaryWords, OwnersLinks } from "./kept.ts";
import { ShareMenu } from "./share-menu.tsx";

/** Cover, title, grower and what came of it. */
export function DiaryHead({ diary }: { diary: DiaryView }) {
  const { id, name, lang, author, cover, faza, isFinished, isVerified, isPremium, standing, facts } = diary;
  return (
    <div className={cover ? styles.head : undefined}>
      {cover ? <DiaryCover cover={cover} week={diary.coverWeek} /> : null}
      <div className={styles.words}>
        <DiaryWords {...{ name, lang, author, faza, isFinished, isVerified, isPremium, standing, facts }} />
        <Cluster gap={2}>
          <LikeForm key={id} type="diary" id={id} liked={diary.liked} likes={diary.likes} />
          {diary.isOwn ? null : (
            <FollowForm
              key={`follow-${id}`}
              type="diary"
              id={id}
              followed={diary.followed}
              isBookmark={isFinished}
            />
          )}
          <ShareMenu title={name} printed={paths.printDiary(diary.link)} reported={diary.isOwn ? null : id} />
          {diary.isOwn ? <OwnersLinks diary={id} week={null} isHarvest={false} /> : null}
        </Cluster>
      </div>
    </div>
  );
}
