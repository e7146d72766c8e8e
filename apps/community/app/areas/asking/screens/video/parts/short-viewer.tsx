import { Cluster, IconLink, LinkButton } from "@grow/ui/foundation";
import { SegmentLinks } from "@grow/ui/navigation";
import { Dialog } from "@grow/ui/overlay";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { ChevronDown, ChevronUp, Info, MessageSquare, Pencil, X } from "lucide-react";
import { Suspense, useEffect, useRef, useState } from "react";
import { paths } from "../../../../../paths.ts";
import { useViewer } from "../../../../../shared/root-data.ts";
import { Byline } from "../../../shared/byline/byline.tsx";
import type { NeighboursView } from "../view.ts";
import { AboutShort } from "./about-short.tsx";
import { Player } from "./player.tsx";
import styles from "./short-viewer.module.css";
import { useNarrow } from "./use-narrow.ts";
import { DraftBadge, VideoLikes, type VideoPartsProps, VideoPlace, VideoSharing } from "./video-parts.tsx";

/** Pictures that are about as narrow as a phone fill it; wider ones would lose their sides. */
const NARROW = 0.7;

/**
 * A short over the whole window, always dark. Swipe, keys or the links go on to the next one. What is said about it is beside the film,
 * on phones in a sheet; without script below it.
 */
export function ShortViewer({ video, commentKey, refused, likes, onDoubleTap }: VideoPartsProps) {
  const { title, author, views, width, height } = video;
  // See the player: they stay those that the short was opened with.
  const [neighbours] = useState(video.neighbours);
  const isNarrow = useNarrow();
  const sheet = useSheet(isNarrow, video.comments?.wanted ?? null);
  const about = <AboutShort video={video} commentKey={commentKey} refused={refused} />;
  return (
    <div className={styles.viewer} data-theme="dark">
      <Top neighbours={neighbours} />
      <article className={styles.stage} data-fills={width / height < NARROW || undefined}>
        <Player video={video} onDoubleTap={onDoubleTap}>
          <div className={styles.words}>
            <DraftBadge video={video} />
            <Byline
              author={author}
              date={video.date}
              detail={
                views > 0 ? <Plural id="video.views" value={views} one="# view" other="# views" /> : null
              }
            />
            <h1 className={styles.title} lang={video.lang}>
              {title}
            </h1>
            <VideoPlace video={video} />
          </div>
          <div className={styles.actions}>
            <div className={styles.steps}>
              <Steps neighbours={neighbours} />
            </div>
            <VideoLikes video={video} likes={likes} />
            <OpenAbout video={video} onOpen={isNarrow ? sheet.open : undefined} />
            <VideoSharing video={video} />
            <EditShort video={video} />
          </div>
        </Player>
      </article>
      {isNarrow ? (
        <Dialog open={sheet.isOpen} onClose={sheet.close} title={<span lang={video.lang}>{title}</span>}>
          <div ref={sheet.content} className={styles.sheet} tabIndex={-1}>
            {/* The code of the comments is loaded when it is wanted. */}
            <Suspense>{about}</Suspense>
          </div>
        </Dialog>
      ) : (
        <div className={styles.side}>{about}</div>
      )}
      <div className={styles.foot}>
        <Steps neighbours={neighbours} />
        <span className={styles.keys}>
          <Trans id="video.keys">or arrow keys</Trans>
        </span>
      </div>
    </div>
  );
}

/** The sheet of a phone. A link to the comments or to one of them opens it. */
function useSheet(isNarrow: boolean, wanted: number | null) {
  const [isOpen, setOpen] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNarrow && (wanted !== null || location.hash.startsWith("#comment"))) setOpen(true);
  }, [isNarrow, wanted]);
  useEffect(() => {
    // A dialog focuses its first field, whose keyboard would cover what there is to read.
    if (isOpen) content.current?.focus();
  }, [isOpen]);
  return { isOpen, content, open: () => setOpen(true), close: () => setOpen(false) };
}

/** The way back to the list, and for members the shorts of all and of those they follow. */
function Top({ neighbours: { list, isFollowing } }: { neighbours: NeighboursView }) {
  const { t } = useLingui();
  const viewer = useViewer();
  return (
    <div className={styles.top}>
      <IconLink icon={X} href={list} label={t({ id: "video.close", message: "Close" })} />
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

/** Leads to the comments and what is written; opens the sheet where there is one. */
function OpenAbout({
  video: { talk },
  onOpen,
}: Pick<VideoPartsProps, "video"> & { onOpen?: (() => void) | undefined }) {
  const { t } = useLingui();
  return (
    <LinkButton
      look="outline"
      icon={talk === null ? Info : MessageSquare}
      href={talk === null ? "#about" : "#comments"}
      aria-label={
        talk === null
          ? t({ id: "video.about", message: "About this video" })
          : t({ id: "video.comments", message: "Comments" })
      }
      aria-haspopup={onOpen ? "dialog" : undefined}
      onClick={(event) => {
        if (!onOpen) return;
        event.preventDefault();
        onOpen();
      }}
    >
      {talk}
    </LinkButton>
  );
}

/** Leads its author to the editor. */
function EditShort({ video: { id, isOwn } }: Pick<VideoPartsProps, "video">) {
  const { t } = useLingui();
  return isOwn ? (
    <IconLink
      look="outline"
      icon={Pencil}
      href={paths.editShort(id)}
      label={t({ id: "video.edit", message: "Edit video" })}
    />
  ) : null;
}

/** Links to the shorts before and after. */
function Steps({ neighbours: { before, after } }: { neighbours: NeighboursView }) {
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
    </Cluster>
  );
}
