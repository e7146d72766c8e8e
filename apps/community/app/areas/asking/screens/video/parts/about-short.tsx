import { Stack } from "@grow/ui/foundation";
import { Trans } from "@lingui/react/macro";
import { AwardBadges } from "../../../../../shared/awards/award-badges.tsx";
import styles from "./short-viewer.module.css";
import { type CommentsProps, VideoComments, VideoText } from "./video-parts.tsx";

/** What its grower wrote about a short, and the comments. */
export function AboutShort(props: CommentsProps) {
  const { video } = props;
  return (
    <Stack gap={4} className={styles.about}>
      <AwardBadges awards={video.awards} />
      <VideoText video={video} />
      {video.comments ? (
        <VideoComments {...props} />
      ) : (
        <p className={styles.closed} id="about">
          <Trans id="video.noComments">Comments are off for this video.</Trans>
        </p>
      )}
    </Stack>
  );
}
