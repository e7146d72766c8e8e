import { phaseName } from "@grow/domain";
import { Badge, Cluster, Link, LinkButton, PhaseTag, TextLink } from "@grow/ui/foundation";
import { Trans, useLingui } from "@lingui/react/macro";
import { Pencil } from "lucide-react";
import { Fragment, type RefObject } from "react";
import { paths } from "../../../../../paths.ts";
import { LikeForm } from "../../../../../shared/likes/like-form.tsx";
import { Comments } from "../../../../../shared/talk/block/comments.tsx";
import { ShareMenu } from "../../../../../shared/talk/block/share-menu.tsx";
import type { RefusedComment } from "../../../../../shared/talk/block/write-comment.ts";
import { useTranslation } from "../../../../../shared/translations/use-translation.tsx";
import { UserText } from "../../../../../shared/user-text/user-text.tsx";
import { weekState } from "../../../../../shared/words/phase-words.ts";
import styles from "../screen.module.css";
import type { VideoView } from "../view.ts";

/** What both screens of a video get. */
export interface VideoPartsProps {
  video: VideoView;
  commentKey: string | null;
  refused: RefusedComment | undefined;
  likes: RefObject<HTMLDivElement>;
  onDoubleTap: () => void;
}

export type CommentsProps = Pick<VideoPartsProps, "video" | "commentKey" | "refused">;

/** That a video is not published yet. */
export function DraftBadge({ video }: { video: VideoView }) {
  return video.isPublished ? null : (
    <div>
      <Badge tone="warn">
        <Trans id="video.draft">Draft, only you can see it</Trans>
      </Badge>
    </div>
  );
}

/** The comments of a video; nothing where they are off. */
export function VideoComments({ video, commentKey, refused }: CommentsProps) {
  const { comments, isOwn, author, link } = video;
  return comments ? (
    <Comments
      here={link}
      comments={comments}
      asked={isOwn ? null : (author?.name ?? null)}
      commentKey={commentKey}
      refused={refused}
    />
  ) : null;
}

/** The week and the diary that a video is from, and what grows there. */
export function VideoPlace({ video: { week, diary, strains } }: { video: VideoView }) {
  const { i18n } = useLingui();
  if (!diary) return null;
  return (
    <Cluster gap={2}>
      {week ? (
        <Link href={week.href} className={styles.week}>
          <PhaseTag phase={phaseName(week.faza)}>{weekState(i18n, week.name, week.faza)}</PhaseTag>
        </Link>
      ) : null}
      <TextLink href={diary.href}>{diary.name}</TextLink>
      {strains.map(({ name, href }) => (
        <Fragment key={name}>{href ? <TextLink href={href}>{name}</TextLink> : <span>{name}</span>}</Fragment>
      ))}
    </Cluster>
  );
}

/** What the grower wrote about a video, with its translation and tags. */
export function VideoText({ video: { id, lang, text, tags } }: { video: VideoView }) {
  const translation = useTranslation("video", id, lang, "main");
  return (
    <>
      {text === "" ? null : (
        <div>
          <div className={styles.text} lang={translation.isTranslated ? undefined : lang}>
            {translation.show(<UserText text={text} />)}
          </div>
          {translation.control}
        </div>
      )}
      {tags.length > 0 ? (
        <Cluster gap={2}>
          {tags.map((tag) => (
            <Badge key={tag}>{tag}</Badge>
          ))}
        </Cluster>
      ) : null}
    </>
  );
}

/** Likes of a video; the double tap presses the same button. */
export function VideoLikes({ video, likes }: Pick<VideoPartsProps, "video" | "likes">) {
  return (
    <div ref={likes}>
      <LikeForm type="video" id={video.id} liked={video.liked} likes={video.likes} />
    </div>
  );
}

/** Shares and reports a video. */
export function VideoSharing({ video: { id, title, isOwn } }: { video: VideoView }) {
  return (
    <ShareMenu
      title={title}
      printed={null}
      report={isOwn ? null : { type: "video", id, label: <Trans id="video.report">Report this video</Trans> }}
    />
  );
}

/** Leads its author to the editor. */
export function EditVideo({ video }: { video: VideoView }) {
  return video.isOwn ? (
    <LinkButton look="outline" icon={Pencil} href={paths.editShort(video.id)}>
      <Trans id="video.edit">Edit video</Trans>
    </LinkButton>
  ) : null;
}
