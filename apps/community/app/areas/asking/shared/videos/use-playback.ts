import { type RefObject, useEffect, useState } from "react";

/** What a player is doing. */
export interface Playback {
  readonly isPaused: boolean;
  readonly isMuted: boolean;
  /** Second of the file. */
  readonly time: number;
}

const EVENTS = ["play", "pause", "volumechange", "timeupdate", "seeked", "loadedmetadata"] as const;

/** Browsers report the end of a part up to a quarter of a second late. */
const LATE = 0.3;

/**
 * Follows a player, and keeps it within a part of the file: at the end of the part it starts anew, or stops.
 *
 * @param part - first and last second that are shown
 */
export function usePlayback(
  player: RefObject<HTMLVideoElement>,
  { start, end, loops }: { start: number; end: number; loops: boolean },
): Playback {
  const [playback, setPlayback] = useState<Playback>({ isPaused: true, isMuted: true, time: start });
  useEffect(() => {
    const element = player.current;
    if (!element) return;
    const follow = (event?: Event) => {
      const { paused, muted, volume, currentTime, duration } = element;
      setPlayback({ isPaused: paused, isMuted: muted || volume === 0, time: currentTime });
      const isPart = start > 0 || end < duration - LATE;
      if (!isPart || (currentTime < end && currentTime >= start - LATE)) return;
      if (!loops && currentTime >= end && event?.type !== "play") {
        if (!paused) element.pause();
        return;
      }
      element.currentTime = start;
      // Browsers stop at the end of the part that the address names.
      if (loops && paused && currentTime >= end) element.play().catch(() => undefined);
    };
    follow();
    for (const event of EVENTS) element.addEventListener(event, follow);
    return () => {
      for (const event of EVENTS) element.removeEventListener(event, follow);
    };
  }, [player, start, end, loops]);
  return playback;
}
