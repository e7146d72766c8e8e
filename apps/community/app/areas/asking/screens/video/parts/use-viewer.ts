import { useBrowserLayoutEffect } from "@grow/ui/foundation";
import { useNavigate } from "@remix-run/react";
import { type RefObject, useEffect, useRef } from "react";
import { savesData } from "../../../shared/videos/saves-data.ts";

/** Whether sound was on last. */
const SOUND = "shorts-sound";

/** Where keys belong to what has the focus. */
const TYPING = "input,textarea,select,[contenteditable],[role=menu],dialog";
const PRESSED_BY_SPACE = "a,button,summary,video[controls]";

/** Users who ask for less motion or data start videos themselves, and nothing is loaded ahead. */
export function savesMotionOrData(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches || savesData();
}

interface ViewerKeys {
  readonly before: string | null;
  readonly after: string | null;
  /** Starts or stops the short. */
  readonly toggle: () => void;
}

const NEXT: readonly string[] = ["ArrowDown", "PageDown", "j"];
const LAST: readonly string[] = ["ArrowUp", "PageUp", "k"];

/** Arrow keys, Page Up and Down, j and k go to the shorts before and after; Space starts and stops. */
export function useViewerKeys(isShort: boolean, { before, after, toggle }: ViewerKeys): void {
  const navigate = useNavigate();
  const latest = useRef(toggle);
  latest.current = toggle;
  // As soon as the short is seen: a key pressed at once must not go on from the one before.
  useBrowserLayoutEffect(() => {
    if (!isShort) return;
    const press = (event: KeyboardEvent) => {
      const at = event.target instanceof Element ? event.target : null;
      if (at?.closest(TYPING) || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (event.key === " " && !at?.closest(PRESSED_BY_SPACE)) {
        event.preventDefault();
        latest.current();
        return;
      }
      const link = NEXT.includes(event.key) ? after : LAST.includes(event.key) ? before : null;
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
