import { Stack } from "@grow/ui/foundation";
import { Trans } from "@lingui/react/macro";
import { Comments } from "../../../../../shared/talk/block/comments.tsx";
import styles from "./short-viewer.module.css";
import { type VideoPartsProps, VideoText } from "./video-parts.tsx";

/** What its grower wrote about a short, and the comments. */
export function AboutShort({
  video,
  commentKey,
  refused,
}: Pick<VideoPartsProps, "video" | "commentKey" | "refused">) {
  const { comments, isOwn, author } = video;
  return (
    <Stack gap={4} className={styles.about}>
      <VideoText video={video} />
      {comments ? (
        <Comments
          here={video.link}
          comments={comments}
          asked={isOwn ? null : (author?.name ?? null)}
          commentKey={commentKey}
          refused={refused}
        />
      ) : (
        <p className={styles.closed} id="about">
          <Trans id="video.noComments">Comments are off for this video.</Trans>
        </p>
      )}
    </Stack>
  );
}
