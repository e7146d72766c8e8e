import { useHydrated } from "@grow/ui/foundation";
import { useDoubleTap, useTouchGesture } from "@grow/ui/media";
import { Trans } from "@lingui/react/macro";
import { useNavigate } from "@remix-run/react";
import {
  type CSSProperties,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type TouchEvent,
  useEffect,
  useRef,
  useState,
} from "react";
import { CaptionedVideo } from "../../../shared/videos/captioned-video.tsx";
import { savesData } from "../../../shared/videos/saves-data.ts";
import { useConversion } from "../../../shared/videos/use-conversion.ts";
import { VideoControls } from "../../../shared/videos/video-controls.tsx";
import styles from "../screen.module.css";
import type { VideoView } from "../view.ts";
import { Heartbeat } from "./heartbeat.tsx";
import { mayDrag, useFilmDrag } from "./use-film-drag.ts";
import { rememberSound, savesMotionOrData, useAutoplay, useViewerKeys } from "./use-viewer.ts";

interface PlayerProps {
  video: VideoView;
  onDoubleTap: () => void;
  /** What lies on a short: swipes may begin there as well. */
  children?: ReactNode;
}

/** Two quick presses of a button are no double tap of the film. */
const CONTROLS = "a,button,input,summary,details,dialog";

/**
 * The file. It has the browser's controls only without script. A tap stops it, and two taps like it. A short starts by itself unless
 * motion or data is to be saved, and a swipe goes on: the film follows the finger.
 */
export function Player({ video, onDoubleTap, children }: PlayerProps) {
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const element = useRef<HTMLVideoElement>(null);
  const film = useRef<HTMLDivElement>(null);
  const wasUsed = useRef(false);
  const [beats, setBeats] = useState(0);
  // The server does not know who saves data. Without a cover the first frame is all that there is to see.
  const [preload, setPreload] = useState<"none" | "metadata">(video.cover === null ? "metadata" : "none");
  useEffect(() => {
    if (!savesData()) setPreload("metadata");
  }, []);
  const { isShort } = video;
  // Liking or watching a short may change its place in the list: the neighbours stay those that it was opened with.
  const [{ before, after, beforeCover, afterCover }] = useState(video.neighbours);
  const go = (link: string | null) => link !== null && navigate(link);
  const touch = useTouchGesture({
    onSwipe: (direction) => {
      if (isShort && direction === "up") go(after);
      if (isShort && direction === "down") go(before);
    },
  });
  const drag = useFilmDrag(film, { before, after });
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
      <>
        <p className={styles.note}>
          {video.isFailed ? (
            <Trans id="video.failed">We couldn't convert this video.</Trans>
          ) : (
            <Trans id="video.converting">We're converting this video. It appears here in a moment.</Trans>
          )}
        </p>
        {children}
      </>
    );
  }
  const isControl = ({ target }: { target: EventTarget }) =>
    target instanceof Element && target.closest(CONTROLS) !== null;
  // Space and the button on a stopped short do the same as a tap.
  const taps = {
    onClick: (event: MouseEvent) => {
      if (!isControl(event)) twice.onClick(event);
      if (hydrated && event.target === element.current) toggle();
    },
    onTouchStart: twice.onTouchStart,
    onTouchEnd: (event: TouchEvent) => {
      if (!isControl(event)) twice.onTouchEnd(event);
    },
  };
  const swipes = {
    onPointerDown: (event: PointerEvent) => {
      if (!mayDrag(event)) return;
      touch.onPointerDown(event);
      drag.onPointerDown(event);
    },
    onPointerMove: (event: PointerEvent) => {
      touch.onPointerMove(event);
      drag.onPointerMove(event);
    },
    onPointerUp: (event: PointerEvent) => {
      touch.onPointerUp(event);
      drag.onPointerUp(event);
    },
    onPointerCancel: (event: PointerEvent) => {
      touch.onPointerCancel(event);
      drag.onPointerCancel();
    },
  };
  return (
    <div
      ref={film}
      className={styles.player}
      style={{ "--ratio": video.width / video.height } as CSSProperties}
      data-swipes={(isShort && hydrated) || undefined}
      {...(isShort ? swipes : touch)}
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
        controls={!hydrated}
        playsInline
        loop={isShort}
        preload={preload}
        onVolumeChange={({ currentTarget }) =>
          rememberSound(currentTarget, wasUsed.current || currentTarget.matches(":focus"))
        }
      />
      <VideoControls
        player={element}
        start={video.start}
        end={video.end}
        hasCaptions={video.captions.length > 0}
        isShort={isShort}
        onToggle={toggle}
      />
      {children}
      {isShort && hydrated ? <Neighbours before={beforeCover} after={afterCover} /> : null}
      {beats > 0 ? <Heartbeat key={beats} /> : null}
      {video.ahead === null ? null : <LoadAhead key={video.ahead} url={video.ahead} />}
    </div>
  );
}

/** Pictures of the shorts before and after, seen while a finger moves the film. */
function Neighbours({ before, after }: { before: string | null; after: string | null }) {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => setWanted(!savesMotionOrData()), []);
  if (!isWanted) return null;
  return (
    <>
      {before === null ? null : <img className={styles.before} src={before} alt="" />}
      {after === null ? null : <img className={styles.after} src={after} alt="" />}
    </>
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
