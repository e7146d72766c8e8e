import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { IconButton } from "../../foundation/button/icon-button.tsx";
import { cx } from "../../foundation/class-names.ts";
import { useBrowserLayoutEffect } from "../../foundation/hydration.ts";
import { useUiText } from "../../foundation/text/ui-text.tsx";
import { useDoubleTap } from "../gesture/use-double-tap.ts";
import { useTouchGesture } from "../gesture/use-touch-gesture.ts";
import styles from "./lightbox.module.css";
import type { LightboxPhoto } from "./lightbox-photo.ts";
import { LightboxThumbnails } from "./lightbox-thumbnails.tsx";
import { useBackCloses } from "./use-back-closes.ts";
import { useZoom } from "./use-zoom.ts";
import { MAXIMUM_ZOOM, ZOOM_STEP } from "./zoom.ts";

export interface LightboxViewProps {
  /** Accessible name: "Photos of week 11". */
  label: string;
  photos: readonly LightboxPhoto[];
  index: number;
  onIndex: (index: number) => void;
  onClose: () => void;
  /** Likes the photo on a double tap within 300 ms and on the key L. Without it a double tap zooms. */
  onLike?: (() => void) | undefined;
  /** At the top beside the close button: like, report. */
  actions?: ReactNode | undefined;
  /** Keyboard shortcuts, shown until the first key press. */
  hints?: ReactNode | undefined;
}

/** The content of {@link Lightbox}. The browser's Back closes it. */
export default function LightboxView(props: LightboxViewProps) {
  const { label, photos, index, onIndex, onClose, onLike, actions, hints } = props;
  const text = useUiText();
  const ref = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const closing = useRef<HTMLButtonElement>(null);
  const [hasUsedKeys, setHasUsedKeys] = useState(false);
  useBackCloses(onClose);
  const { zoom, ...control } = useZoom(stage);
  const isEnlarged = zoom.scale > 1;
  const photo = photos[index];
  const ahead = photos[index + 1];

  const show = (to: number) => {
    if (to < 0 || to >= photos.length || to === index) return;
    control.reset();
    onIndex(to);
  };
  const twice = useDoubleTap(() => {
    if (onLike) onLike();
    else if (isEnlarged) control.reset();
    else control.by(2);
  });
  const touch = useTouchGesture({
    onSwipe: (direction) => {
      // An enlarged photo is panned instead of swiped.
      if (isEnlarged) return;
      if (direction === "left") show(index + 1);
      if (direction === "right") show(index - 1);
      if (direction === "down") onClose();
    },
  });

  // A layout effect closes it before React removes it, because only a dialog still in the document returns the focus to the tile
  // that opened it.
  useBrowserLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open) return;
    dialog.showModal();
    // The close button instead of the first one in the row.
    closing.current?.focus();
    return () => dialog.close();
  }, []);

  // Preloads the next photo.
  useEffect(() => {
    if (!ahead) return;
    const image = new Image();
    image.sizes = "100vw";
    if (ahead.srcSet) image.srcset = ahead.srcSet;
    image.src = ahead.src;
  }, [ahead]);

  // React's wheel listeners are passive; only a non-passive one can prevent the browser's page zoom.
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      control.by(Math.exp(-event.deltaY / 300), { x: event.clientX, y: event.clientY });
    };
    element.addEventListener("wheel", onWheel, { passive: false });
    return () => element.removeEventListener("wheel", onWheel);
  });

  if (!photo) return null;

  const keys = new Map<string, () => void>([
    ["ArrowLeft", () => show(index - 1)],
    ["ArrowRight", () => show(index + 1)],
    ["Home", () => show(0)],
    ["End", () => show(photos.length - 1)],
    ["+", () => control.by(ZOOM_STEP)],
    ["=", () => control.by(ZOOM_STEP)],
    ["-", () => control.by(1 / ZOOM_STEP)],
    ["0", control.reset],
  ]);
  if (onLike) keys.set("l", onLike);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    setHasUsedKeys(true);
    const act = keys.get(event.key);
    if (!act) return;
    event.preventDefault();
    act();
  };

  return (
    <dialog
      ref={ref}
      className={styles.lightbox}
      data-theme="dark"
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={onKeyDown}
    >
      <div className={styles.top}>
        <span aria-live="polite">{text.position(index + 1, photos.length)}</span>
        <span className={styles.actions}>
          <IconButton
            icon={ZoomOut}
            label={text.zoomOut}
            aria-disabled={!isEnlarged}
            className={styles.zoom}
            onClick={() => control.by(1 / ZOOM_STEP)}
          />
          <IconButton
            icon={ZoomIn}
            label={text.zoomIn}
            aria-disabled={zoom.scale >= MAXIMUM_ZOOM}
            className={styles.zoom}
            onClick={() => control.by(ZOOM_STEP)}
          />
          {actions}
          <IconButton ref={closing} icon={X} label={text.close} onClick={onClose} />
        </span>
      </div>
      <div
        ref={stage}
        className={cx(styles.stage, isEnlarged && styles.enlarged)}
        {...twice}
        onPointerDown={(event) => {
          touch.onPointerDown(event);
          control.onPointerDown(event);
        }}
        onPointerMove={(event) => {
          touch.onPointerMove(event);
          control.onPointerMove(event);
        }}
        onPointerUp={(event) => {
          control.onPointerEnd(event);
          touch.onPointerUp(event);
        }}
        onPointerCancel={(event) => {
          control.onPointerEnd(event);
          touch.onPointerCancel(event);
        }}
      >
        <picture key={photo.id}>
          {photo.avifSrcSet ? <source type="image/avif" srcSet={photo.avifSrcSet} sizes="100vw" /> : null}
          <img
            src={photo.src}
            srcSet={photo.srcSet}
            sizes="100vw"
            width={photo.width}
            height={photo.height}
            alt={photo.alt}
            draggable={false}
            style={{
              backgroundColor: photo.color ?? undefined,
              transform: isEnlarged ? `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` : undefined,
            }}
          />
        </picture>
      </div>
      {index > 0 ? (
        <span className={styles.before}>
          <IconButton
            look="outline"
            icon={ChevronLeft}
            label={text.previous}
            onClick={() => show(index - 1)}
          />
        </span>
      ) : null}
      {index < photos.length - 1 ? (
        <span className={styles.after}>
          <IconButton look="outline" icon={ChevronRight} label={text.next} onClick={() => show(index + 1)} />
        </span>
      ) : null}
      <div className={styles.bottom}>
        <div>{photo.caption}</div>
        {hints && !hasUsedKeys ? <div className={styles.hints}>{hints}</div> : null}
        {photos.length > 1 ? <LightboxThumbnails photos={photos} index={index} onIndex={show} /> : null}
      </div>
    </dialog>
  );
}
