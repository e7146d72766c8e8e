import { useDoubleTap, useTouchGesture } from "@grow/ui/media";
import { Trans } from "@lingui/react/macro";
import { useNavigate } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { CaptionedVideo } from "../../../shared/videos/captioned-video.tsx";
import styles from "../screen.module.css";
import type { VideoView } from "../view.ts";
import { rememberSound, savesData, savesMotionOrData, useAutoplay, useViewerKeys } from "./use-viewer.ts";

interface PlayerProps {
  video: VideoView;
  onDoubleTap: () => void;
}

/** The file with the browser's controls; shorts start by themselves, unless motion or data is to be saved. */
export function Player({ video, onDoubleTap }: PlayerProps) {
  const navigate = useNavigate();
  const element = useRef<HTMLVideoElement>(null);
  const wasUsed = useRef(false);
  // The server does not know who saves data. Without a cover the first frame is all that there is to see.
  const [preload, setPreload] = useState<"none" | "metadata">(video.cover === null ? "metadata" : "none");
  useEffect(() => {
    if (!savesData()) setPreload("metadata");
  }, []);
  const { isShort, before, after } = video;
  const go = (link: string | null) => link !== null && navigate(link);
  const touch = useTouchGesture({
    onSwipe: (direction) => {
      if (isShort && direction === "up") go(after);
      if (isShort && direction === "down") go(before);
    },
  });
  const twice = useDoubleTap(onDoubleTap);
  useViewerKeys(isShort, before, after);
  useAutoplay(element, isShort);
  if (!video.isReady) {
    return (
      <p className={styles.note}>
        <Trans id="video.converting">We're converting this video. It appears here in a moment.</Trans>
      </p>
    );
  }
  return (
    <div
      className={styles.player}
      {...touch}
      {...twice}
      onPointerDownCapture={() => {
        wasUsed.current = true;
      }}
    >
      <CaptionedVideo
        ref={element}
        captions={video.captions}
        className={styles.file}
        src={video.url}
        poster={video.cover ?? undefined}
        width={video.width}
        height={video.height}
        controls
        playsInline
        loop={isShort}
        preload={preload}
        onVolumeChange={({ currentTarget }) =>
          rememberSound(currentTarget, wasUsed.current || currentTarget.matches(":focus"))
        }
      />
      {video.ahead === null ? null : <LoadAhead key={video.ahead} url={video.ahead} />}
    </div>
  );
}

/** Loads the next short while this one plays. */
function LoadAhead({ url }: { url: string }) {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => setWanted(!savesMotionOrData()), []);
  return isWanted ? (
    <CaptionedVideo captions={[]} src={url} preload="auto" muted hidden aria-hidden tabIndex={-1} />
  ) : null;
}
