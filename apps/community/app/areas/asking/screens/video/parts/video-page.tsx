import { Cluster, Page, Stack } from "@grow/ui/foundation";
import { Plural } from "@lingui/react/macro";
import { AwardBadges } from "../../../../../shared/awards/award-badges.tsx";
import { Byline } from "../../../shared/byline/byline.tsx";
import layout from "../../../shared/page.module.css";
import { VideoKinds } from "../../../shared/videos/video-kinds.tsx";
import styles from "../screen.module.css";
import { Player } from "./player.tsx";
import {
  DraftBadge,
  EditVideo,
  VideoComments,
  VideoLikes,
  type VideoPartsProps,
  VideoPlace,
  VideoSharing,
  VideoText,
} from "./video-parts.tsx";

/** A video that is no short. */
export function VideoPage({ video, commentKey, refused, likes, onDoubleTap }: VideoPartsProps) {
  const { title, author, views } = video;
  return (
    <Page className={layout.page}>
      <Stack gap={5} className={styles.page}>
        <VideoKinds current="videos" />
        <Player video={video} onDoubleTap={onDoubleTap} />
        <Stack gap={4}>
          <DraftBadge video={video} />
          <h1 lang={video.lang}>{title}</h1>
          <AwardBadges awards={video.awards} />
          <Cluster justify="between">
            <Byline
              author={author}
              date={video.date}
              detail={
                views > 0 ? <Plural id="video.views" value={views} one="# view" other="# views" /> : null
              }
            />
            <Cluster gap={2}>
              <VideoLikes video={video} likes={likes} />
              <VideoSharing video={video} />
              <EditVideo video={video} />
            </Cluster>
          </Cluster>
          <VideoPlace video={video} />
          <VideoText video={video} />
          <VideoComments video={video} commentKey={commentKey} refused={refused} />
        </Stack>
      </Stack>
    </Page>
  );
}
