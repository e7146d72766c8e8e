import { Badge, Cluster, LinkButton, Page, Stack, TextLink } from "@grow/ui/foundation";
import { Plural, Trans } from "@lingui/react/macro";
import { ChevronDown, ChevronUp, Pencil } from "lucide-react";
import { useRef } from "react";
import { paths } from "../../../../paths.ts";
import { LikeForm } from "../../../../shared/likes/like-form.tsx";
import { Comments } from "../../../../shared/talk/block/comments.tsx";
import { ShareMenu } from "../../../../shared/talk/block/share-menu.tsx";
import type { RefusedComment } from "../../../../shared/talk/block/write-comment.ts";
import { UserText } from "../../../../shared/user-text/user-text.tsx";
import layout from "../../shared/page.module.css";
import { VideoKinds } from "../../shared/videos/video-kinds.tsx";
import { Player } from "./parts/player.tsx";
import styles from "./screen.module.css";
import type { VideoView } from "./view.ts";

interface VideoScreenProps {
  video: VideoView;
  commentKey: string | null;
  refused: RefusedComment | undefined;
}

/** A short or a video. Shorts go on to the next one by swipe, arrow keys or the links. */
export function VideoScreen({ video, commentKey, refused }: VideoScreenProps) {
  const likes = useRef<HTMLDivElement>(null);
  const { id, title, author, isOwn, views, before, after, comments } = video;
  // The button does the same: a double tap never takes a like back.
  const like = () => likes.current?.querySelector<HTMLButtonElement>('button[aria-pressed="false"]')?.click();
  return (
    <Page className={layout.page}>
      <div className={styles.kinds}>
        <VideoKinds isShort={video.isShort} />
      </div>
      <div className={video.isShort ? styles.short : styles.video}>
        <Player video={video} onDoubleTap={like} />
        <Stack gap={4} className={styles.words}>
          {video.isPublished ? null : (
            <div>
              <Badge tone="warn">
                <Trans id="video.draft">Draft, only you can see it</Trans>
              </Badge>
            </div>
          )}
          <h1 lang={video.lang}>{title}</h1>
          <p className={styles.meta}>
            {author?.href ? <TextLink href={author.href}>{author.name}</TextLink> : (author?.name ?? null)}
            {views > 0 ? (
              <>
                {" · "}
                <Plural id="video.views" value={views} one="# view" other="# views" />
              </>
            ) : null}
          </p>
          {video.text === "" ? null : (
            <p className={styles.text} lang={video.lang}>
              <UserText text={video.text} />
            </p>
          )}
          {video.diary ? (
            <p>
              <TextLink href={video.diary.href}>{video.diary.name}</TextLink>
            </p>
          ) : null}
          <Cluster gap={2}>
            <div ref={likes}>
              <LikeForm type="video" id={id} liked={video.liked} likes={video.likes} />
            </div>
            <ShareMenu
              title={title}
              printed={null}
              report={
                isOwn
                  ? null
                  : { type: "video", id, label: <Trans id="video.report">Report this video</Trans> }
              }
            />
            {isOwn ? (
              <LinkButton look="outline" icon={Pencil} href={paths.editShort(id)}>
                <Trans id="video.edit">Edit video</Trans>
              </LinkButton>
            ) : null}
          </Cluster>
          {video.isShort ? (
            <Cluster gap={2}>
              {before ? (
                <LinkButton look="outline" icon={ChevronUp} href={before}>
                  <Trans id="video.before">Previous short</Trans>
                </LinkButton>
              ) : null}
              {after ? (
                <LinkButton look="outline" icon={ChevronDown} href={after}>
                  <Trans id="video.after">Next short</Trans>
                </LinkButton>
              ) : null}
            </Cluster>
          ) : null}
        </Stack>
      </div>
      {comments ? (
        <Comments
          here={video.link}
          comments={comments}
          asked={isOwn ? null : (author?.name ?? null)}
          commentKey={commentKey}
          refused={refused}
        />
      ) : null}
    </Page>
  );
}
