import { ChevronLeft, ChevronRight, X } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { IconButton } from "../button/icon-button.tsx";
import { useBrowserLayoutEffect } from "../hydration.ts";
import type { PhotoSource } from "../photo/photo.tsx";
import { useUiText } from "../text/ui-text.tsx";
import styles from "./lightbox.module.css";
import { swipeStep } from "./swipe.ts";

/** A photo of the lightbox. */
export interface LightboxPhoto extends PhotoSource {
  id: string | number;
  /** Its week and readings: "Week 11, flowering", "25.4 °C · 58 % · EC 1.9". */
  caption?: ReactNode | undefined;
  /** A small file for the row of thumbnails. */
  thumbnail: string;
}

export interface LightboxViewProps {
  /** Names the dialog: "Photos of week 11". */
  label: string;
  photos: readonly LightboxPhoto[];
  index: number;
  onIndex: (index: number) => void;
  onClose: () => void;
  /** Two taps within 300 ms like the photo. */
  onLike?: (() => void) | undefined;
  /** At the top beside the cross: like, report. */
  actions?: ReactNode | undefined;
  /** Which keys do what, shown until the first one is pressed. */
  hints?: ReactNode | undefined;
}

/** The inside of {@link Lightbox}. */
export default function LightboxView({
  label,
  photos,
  index,
  onIndex,
  onClose,
  onLike,
  actions,
  hints,
}: LightboxViewProps) {
  const text = useUiText();
  const ref = useRef<HTMLDialogElement>(null);
  const touch = useRef<{ x: number; y: number } | null>(null);
  const lastTap = useRef(0);
  const [hasUsedKeys, setHasUsedKeys] = useState(false);
  const photo = photos[index];

  // A layout effect: it is closed before React takes it out of the page, because only a dialog that is still there
  // gives the focus back to the tile that opened it.
  useBrowserLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open) return;
    dialog.showModal();
    return () => dialog.close();
  }, []);

  if (!photo) return null;
  const step = (by: number) => {
    const to = index + by;
    if (to >= 0 && to < photos.length) onIndex(to);
  };
  const onTap = () => {
    const now = Date.now();
    if (now - lastTap.current < 300) onLike?.();
    lastTap.current = now;
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
      onKeyDown={(event) => {
        const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
        setHasUsedKeys(true);
        if (by === undefined) return;
        event.preventDefault();
        step(by);
      }}
    >
      <div className={styles.top}>
        <span aria-live="polite">{text.position(index + 1, photos.length)}</span>
        <span className={styles.actions}>
          {actions}
          <IconButton icon={X} label={text.close} onClick={onClose} />
        </span>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a finger's short cut; buttons and keys do the same */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a finger's short cut; buttons and keys do the same */}
      <div
        className={styles.stage}
        onClick={onTap}
        onTouchStart={(event) => {
          const finger = event.touches.length === 1 ? event.touches[0] : undefined;
          touch.current = finger ? { x: finger.clientX, y: finger.clientY } : null;
        }}
        onTouchEnd={(event) => {
          const finger = event.changedTouches[0];
          if (touch.current && finger) {
            step(swipeStep(finger.clientX - touch.current.x, finger.clientY - touch.current.y));
          }
          touch.current = null;
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
            style={{ backgroundColor: photo.color ?? undefined }}
          />
        </picture>
      </div>
      {index > 0 ? (
        <span className={styles.before}>
          <IconButton look="outline" icon={ChevronLeft} label={text.previous} onClick={() => step(-1)} />
        </span>
      ) : null}
      {index < photos.length - 1 ? (
        <span className={styles.after}>
          <IconButton look="outline" icon={ChevronRight} label={text.next} onClick={() => step(1)} />
        </span>
      ) : null}
      <div className={styles.bottom}>
        <div className={styles.caption}>{photo.caption}</div>
        {hints && !hasUsedKeys ? <div className={styles.hints}>{hints}</div> : null}
        {photos.length > 1 ? (
          <div className={styles.thumbnails}>
            {photos.map((one, at) => (
              <button
                key={one.id}
                type="button"
                aria-label={text.position(at + 1, photos.length)}
                aria-current={at === index ? "true" : undefined}
                onClick={() => onIndex(at)}
              >
                <img src={one.thumbnail} alt="" width="52" height="52" loading="lazy" />
              </button>
            ))}
          </div>
        ) : null}
      </div>
    </dialog>
  );
}
