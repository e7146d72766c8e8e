import { useNavigate } from "@remix-run/react";
import { type RefObject, useEffect } from "react";

/** Whether sound was on last. */
const SOUND = "shorts-sound";

/** Users who ask for less data load nothing of a video before they start it. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return matchMedia("(prefers-reduced-data: reduce)").matches || connection?.saveData === true;
}

/** Users who ask for less motion or data start videos themselves, and nothing is loaded ahead. */
export function savesMotionOrData(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches || savesData();
}

/** Arrow keys and Page Up and Down go to the shorts before and after. */
export function useViewerKeys(isShort: boolean, before: string | null, after: string | null): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isShort) return;
    const press = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof Element &&
        event.target.closest("input,textarea,select,[contenteditable],[role=menu],dialog");
      if (isTyping || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const isNext = event.key === "ArrowDown" || event.key === "PageDown";
      const isLast = event.key === "ArrowUp" || event.key === "PageUp";
      const link = isNext ? after : isLast ? before : null;
      if (link === null) return;
      event.preventDefault();
      navigate(link);
    };
    // Before the player, which would change its volume.
    addEventListener("keydown", press, { capture: true });
    return () => removeEventListener("keydown", press, { capture: true });
  }, [isShort, after, before, navigate]);
}

/** Starts a short by itself, with sound if it was on last; where browsers refuse sound, without. */
export function useAutoplay(element: RefObject<HTMLVideoElement>, isShort: boolean): void {
  useEffect(() => {
    const player = element.current;
    if (!player || !isShort) return;
    player.muted = readSound() !== "on";
    if (savesMotionOrData()) return;
    player.play().catch(() => {
      if (player.muted) return;
      player.muted = true;
      player.play().catch(() => undefined);
    });
  }, [element, isShort]);
}

function readSound(): string | null {
  try {
    return localStorage.getItem(SOUND);
  } catch {
    return null;
  }
}

/**
 * Remembers whether sound is on.
 *
 * @param isActive - the page was used: a browser that mutes at the start is no choice of the reader
 */
export function rememberSound({ muted, volume }: HTMLVideoElement, isActive: boolean): void {
  if (!isActive) return;
  try {
    localStorage.setItem(SOUND, muted || volume === 0 ? "off" : "on");
  } catch {
    // Without storage the next short starts without sound.
  }
}
