import { Cluster, IconLink, LinkButton, Stack } from "@grow/ui/foundation";
import { SegmentLinks } from "@grow/ui/navigation";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { ChevronDown, ChevronUp, MessageSquare, X } from "lucide-react";
import { paths } from "../../../../../paths.ts";
import { useViewer } from "../../../../../shared/root-data.ts";
import { Comments } from "../../../../../shared/talk/block/comments.tsx";
import { Byline } from "../../../shared/byline/byline.tsx";
import type { VideoView } from "../view.ts";
import { Player } from "./player.tsx";
import styles from "./short-viewer.module.css";
import {
  DraftBadge,
  EditVideo,
  VideoLikes,
  type VideoPartsProps,
  VideoPlace,
  VideoSharing,
  VideoText,
} from "./video-parts.tsx";

/** Pictures that are about as narrow as a phone fill it; wider ones would lose their sides. */
const NARROW = 0.7;

/** A short over the whole window, always dark. Swipe, arrow keys or the links go on to the next one. */
export function ShortViewer({ video, commentKey, refused, likes, onDoubleTap }: VideoPartsProps) {
  const { t } = useLingui();
  const { title, author, isOwn, views, talk, comments, width, height } = video;
  return (
    <div className={styles.viewer} data-theme="dark">
      <Top video={video} />
      <article className={styles.stage} data-fills={width / height < NARROW || undefined}>
        <Player video={video} onDoubleTap={onDoubleTap} />
        <div className={styles.words}>
          <DraftBadge video={video} />
          <Byline author={author} date={video.date} />
          <h1 className={styles.title} lang={video.lang}>
            {title}
          </h1>
          <VideoPlace video={video} />
        </div>
        <div className={styles.actions}>
          <VideoLikes video={video} likes={likes} />
          {talk === null ? null : (
            <LinkButton
              look="outline"
              icon={MessageSquare}
              href="#comments"
              aria-label={t({ id: "video.comments", message: "Comments" })}
            >
              {talk}
            </LinkButton>
          )}
          <VideoSharing video={video} />
        </div>
      </article>
      <div className={styles.side}>
        <Stack gap={4}>
          <Neighbours video={video} />
          {views > 0 ? (
            <p className={styles.views}>
              <Plural id="video.views" value={views} one="# view" other="# views" />
            </p>
          ) : null}
          <VideoText video={video} />
          <div>
            <EditVideo video={video} />
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
        </Stack>
      </div>
    </div>
  );
}

/** The way out, and for members the shorts of all and of those they follow. */
function Top({ video: { isFollowing } }: { video: VideoView }) {
  const { t } = useLingui();
  const viewer = useViewer();
  const feed = isFollowing ? paths.followedShorts() : paths.shorts();
  return (
    <div className={styles.top}>
      <IconLink icon={X} href={feed} label={t({ id: "video.close", message: "Close" })} />
      {viewer ? (
        <SegmentLinks
          label={t({ id: "shorts.kinds", message: "Shorts and videos" })}
          links={[
            {
              href: paths.shorts(),
              label: t({ id: "shorts.feed.all", message: "For you" }),
              current: !isFollowing,
            },
            {
              href: paths.followedShorts(),
              label: t({ id: "shorts.feed.following", message: "Following" }),
              current: isFollowing,
            },
          ]}
        />
      ) : null}
    </div>
  );
}

function Neighbours({ video: { before, after } }: { video: VideoView }) {
  const { t } = useLingui();
  return (
    <Cluster gap={2}>
      {before ? (
        <IconLink
          look="outline"
          icon={ChevronUp}
          href={before}
          label={t({ id: "video.before", message: "Previous short" })}
        />
      ) : null}
      {after ? (
        <IconLink
          look="outline"
          icon={ChevronDown}
          href={after}
          label={t({ id: "video.after", message: "Next short" })}
        />
      ) : null}
      {before || after ? (
        <span className={styles.keys}>
          <Trans id="video.keys">or arrow keys</Trans>
        </span>
      ) : null}
    </Cluster>
  );
}
