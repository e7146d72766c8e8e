import { useHydrated } from "@grow/ui/foundation";
import { useDoubleTap, useTouchGesture } from "@grow/ui/media";
import { Trans } from "@lingui/react/macro";
import { useNavigate } from "@remix-run/react";
import { useEffect, useRef } from "react";
import styles from "../screen.module.css";
import type { VideoView } from "../view.ts";

/** Whether sound was on last. */
const SOUND = "shorts-sound";

interface PlayerProps {
  video: VideoView;
  onDoubleTap: () => void;
}

/** The file with the browser's controls; shorts start by themselves, unless motion or data is to be saved. */
export function Player({ video, onDoubleTap }: PlayerProps) {
  const hydrated = useHydrated();
  const navigate = useNavigate();
  const element = useRef<HTMLVideoElement>(null);
  const { isShort, before, after } = video;
  const go = (link: string | null) => link !== null && navigate(link);
  const touch = useTouchGesture({
    onSwipe: (direction) => {
      if (isShort && direction === "up") go(after);
      if (isShort && direction === "down") go(before);
    },
  });
  const twice = useDoubleTap(onDoubleTap);
  useEffect(() => {
    if (!isShort) return;
    const press = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.closest("input,textarea,select,video");
      if (isTyping || event.altKey || event.ctrlKey || event.metaKey) return;
      const link = event.key === "ArrowDown" ? after : event.key === "ArrowUp" ? before : null;
      if (link === null) return;
      event.preventDefault();
      navigate(link);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [isShort, after, before, navigate]);
  useEffect(() => {
    const player = element.current;
    if (!player || !isShort || savesMotionOrData()) return;
    player.muted = localStorage.getItem(SOUND) !== "on";
    // Browsers may refuse; then the controls start it.
    player.play().catch(() => undefined);
  }, [isShort]);
  if (!video.isReady) {
    return (
      <p className={styles.note}>
        <Trans id="video.converting">We're converting this video. It appears here in a moment.</Trans>
      </p>
    );
  }
  return (
    <div className={styles.player} {...touch} {...twice}>
      {/* biome-ignore lint/a11y/useMediaCaption: captions cannot be uploaded yet. */}
      <video
        ref={element}
        className={styles.file}
        src={video.url}
        poster={video.cover ?? undefined}
        width={video.width}
        height={video.height}
        controls
        playsInline
        loop={isShort}
        preload={hydrated ? "auto" : "metadata"}
        onVolumeChange={(event) => localStorage.setItem(SOUND, event.currentTarget.muted ? "off" : "on")}
      />
    </div>
  );
}

function savesMotionOrData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return matchMedia("(prefers-reduced-motion: reduce)").matches || connection?.saveData === true;
}
