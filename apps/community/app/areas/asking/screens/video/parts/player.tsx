import { useHydrated } from "@grow/ui/foundation";
import { useDoubleTap, useTouchGesture } from "@grow/ui/media";
import { Trans } from "@lingui/react/macro";
import { useNavigate } from "@remix-run/react";
import { type MouseEvent, useEffect, useRef, useState } from "react";
import { CaptionedVideo } from "../../../shared/videos/captioned-video.tsx";
import { savesData } from "../../../shared/videos/saves-data.ts";
import { useConversion } from "../../../shared/videos/use-conversion.ts";
import styles from "../screen.module.css";
import type { VideoView } from "../view.ts";
import { Heartbeat } from "./heartbeat.tsx";
import { ShortControls } from "./short-controls.tsx";
import { rememberSound, savesMotionOrData, useAutoplay, useViewerKeys } from "./use-viewer.ts";

interface PlayerProps {
  video: VideoView;
  onDoubleTap: () => void;
}

/**
 * The file. A video has the browser's controls. A short has them only without script: with it, it starts by itself unless motion or data
 * is to be saved, a tap stops it, two taps like it, and a swipe goes on.
 */
export function Player({ video, onDoubleTap }: PlayerProps) {
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const element = useRef<HTMLVideoElement>(null);
  const wasUsed = useRef(false);
  const [beats, setBeats] = useState(0);
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
  const twice = useDoubleTap(() => {
    onDoubleTap();
    setBeats((before) => before + 1);
  });
  const toggle = () => {
    const player = element.current;
    if (player?.paused) player.play().catch(() => undefined);
    else player?.pause();
  };
  useViewerKeys(isShort, { before, after, toggle });
  useAutoplay(element, isShort);
  useConversion(video);
  if (!video.isReady) {
    return (
      <p className={styles.note}>
        {video.isFailed ? (
          <Trans id="video.failed">We couldn't convert this video.</Trans>
        ) : (
          <Trans id="video.converting">We're converting this video. It appears here in a moment.</Trans>
        )}
      </p>
    );
  }
  const hasOwnControls = isShort && hydrated;
  // Space and the button on a stopped short do the same as a tap.
  const taps = {
    ...twice,
    onClick: (event: MouseEvent) => {
      twice.onClick(event);
      if (hasOwnControls && event.target === element.current) toggle();
    },
  };
  return (
    <div
      className={styles.player}
      {...touch}
      {...taps}
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
        controls={!hasOwnControls}
        playsInline
        loop={isShort}
        preload={preload}
        onVolumeChange={({ currentTarget }) =>
          rememberSound(currentTarget, wasUsed.current || currentTarget.matches(":focus"))
        }
      />
      {hasOwnControls ? <ShortControls player={element} video={video} onToggle={toggle} /> : null}
      {beats > 0 ? <Heartbeat key={beats} /> : null}
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
