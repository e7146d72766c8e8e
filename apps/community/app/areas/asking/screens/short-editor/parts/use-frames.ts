import { useEffect, useState } from "react";
import { savesData } from "../../../shared/videos/saves-data.ts";

/** Frames that are cut out of a video. */
export const FRAMES = 8;

/** Height of a frame, px: twice what is shown. */
const HEIGHT = 240;

/** A frame of a video at a second. */
export interface Frame {
  readonly second: number;
  /** Data URL; null until it is cut out. */
  readonly src: string | null;
}

/** Seconds in the middle of equal parts of a video. */
export function frameSeconds(duration: number): number[] {
  return Array.from(
    { length: FRAMES },
    (_, index) => Math.round(((index + 0.5) / FRAMES) * duration * 10) / 10,
  );
}

/**
 * Cuts frames out of a video in the browser, one after another. Users who save data get none.
 *
 * @param url - null while there is nothing to see
 */
export function useFrames(url: string | null, duration: number): readonly Frame[] {
  const [pictures, setPictures] = useState<ReadonlyMap<number, string>>(new Map());
  useEffect(() => {
    if (url === null || savesData()) return;
    const player = document.createElement("video");
    let isGone = false;
    player.muted = true;
    player.preload = "auto";
    player.src = url;
    const cut = async () => {
      await firstFrame(player);
      for (const second of frameSeconds(duration)) {
        await seek(player, second);
        const picture = isGone ? null : pictureOf(player);
        if (picture !== null) setPictures((before) => new Map(before).set(second, picture));
      }
    };
    // The words beside the pictures say enough.
    cut().catch(() => undefined);
    return () => {
      isGone = true;
      player.removeAttribute("src");
    };
  }, [url, duration]);
  return frameSeconds(duration).map((second) => ({ second, src: pictures.get(second) ?? null }));
}

/** A video that is drawn before it has a frame is black. */
function firstFrame(player: HTMLVideoElement): Promise<void> {
  return new Promise((resolve, reject) => {
    player.addEventListener("loadeddata", () => resolve(), { once: true });
    player.addEventListener("error", () => reject(player.error), { once: true });
  });
}

function seek(player: HTMLVideoElement, second: number): Promise<void> {
  return new Promise((resolve, reject) => {
    player.addEventListener("seeked", () => resolve(), { once: true });
    player.addEventListener("error", () => reject(player.error), { once: true });
    player.currentTime = second;
  });
}

function pictureOf(player: HTMLVideoElement): string | null {
  const canvas = document.createElement("canvas");
  canvas.height = HEIGHT;
  canvas.width = Math.round((HEIGHT * player.videoWidth) / Math.max(1, player.videoHeight));
  const context = canvas.getContext("2d");
  if (!context || canvas.width === 0) return null;
  context.drawImage(player, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL("image/jpeg", 0.7);
}
