import { swipeDirection, TAP_TOLERANCE } from "@grow/ui/media";
import { type PointerEvent, type RefObject, useRef } from "react";

/** Beyond the first and the last short the film follows a quarter of the way. */
const RESISTANCE = 4;

/** Elements that handle touch themselves. */
const OWN_TOUCH = "input,dialog,details[open]";

/** Whether a touch on this target may move the film. */
export const mayDrag = ({ target }: { target: EventTarget }) =>
  !(target instanceof Element && target.closest(OWN_TOUCH));

/**
 * Lets the film follow a finger up and down, with the neighbours' pictures above and below. When it is lifted the film goes on or
 * springs back; users who ask for less motion see neither.
 */
export function useFilmDrag(
  film: RefObject<HTMLElement>,
  { before, after }: { readonly before: string | null; readonly after: string | null },
) {
  const from = useRef<{ x: number; y: number } | null>(null);
  const move = (distance: string | null) => {
    if (film.current) film.current.style.translate = distance === null ? "" : `0 ${distance}`;
  };
  const end = (goes: "up" | "down" | null) => {
    from.current = null;
    if (film.current?.dataset.drag === undefined) return;
    film.current.dataset.drag = "released";
    if (goes === null) move(null);
    else move(goes === "up" ? "-100%" : "100%");
  };
  return {
    onPointerDown(event: PointerEvent) {
      const isFinger = event.pointerType !== "mouse" && event.isPrimary && mayDrag(event);
      const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
      from.current = isFinger && !isStill ? { x: event.clientX, y: event.clientY } : null;
    },
    onPointerMove({ clientX, clientY, isPrimary }: PointerEvent) {
      const { current } = film;
      if (!from.current || !current) return;
      // A second finger means zooming.
      if (!isPrimary) return end(null);
      const [dx, dy] = [clientX - from.current.x, clientY - from.current.y];
      const isDragged = current.dataset.drag === "";
      if (!isDragged && (Math.abs(dy) < TAP_TOLERANCE || Math.abs(dx) >= Math.abs(dy))) return;
      current.dataset.drag = "";
      move(`${(dy < 0 ? after : before) === null ? dy / RESISTANCE : dy}px`);
    },
    onPointerUp({ clientX, clientY }: PointerEvent) {
      const { x, y } = from.current ?? { x: clientX, y: clientY };
      const direction = swipeDirection(clientX - x, clientY - y);
      const goesOn = (direction === "up" && after !== null) || (direction === "down" && before !== null);
      end(goesOn ? direction : null);
    },
    onPointerCancel: () => end(null),
  };
}
