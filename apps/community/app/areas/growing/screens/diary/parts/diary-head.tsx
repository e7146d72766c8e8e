import { Cluster } from "@grow/ui/foundation";
import { Trans } from "@lingui/react/macro";
import { paths } from "../../../../../paths.ts";
import { FollowForm } from "../../../../../shared/follows/follow-form.tsx";
import { LikeForm } from "../../../../../shared/likes/like-form.tsx";
import { ShareMenu } from "../../../../../shared/talk/block/share-menu.tsx";
import styles from "../styles/diary-head.module.css";
import type { DiaryView } from "../view.ts";
import { DiaryCover, DiaryWords, OwnersLinks } from "./static.ts";

const reportLabel = <Trans id="diary.report">Report this diary</Trans>;

/** Cover, title, grower and harvest results. */
export function DiaryHead({ diary }: { diary: DiaryView }) {
  const { id, name, lang, author, cover, faza, isFinished, isVerified, isPremium, status, facts } = diary;
  return (
    <div className={cover ? styles.head : undefined}>
      {cover ? <DiaryCover cover={cover} week={diary.coverWeek} focus={diary.coverFocus} /> : null}
      <div className={styles.words}>
        <DiaryWords
          {...{ name, lang, author, faza, isFinished, isVerified, isPremium, status, facts }}
          awards={diary.awards}
        />
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
          <ShareMenu
            title={name}
            printed={paths.printDiary(diary.link)}
            report={diary.isOwn ? null : { type: "diary", id, label: reportLabel }}
          />
          {diary.isOwn ? <OwnersLinks diary={id} week={null} isHarvest={false} /> : null}
        </Cluster>
      </div>
    </div>
  );
}
