import { useEffect, useRef } from "react";
import { useUiText } from "../../foundation/text/ui-text.tsx";
import styles from "./lightbox.module.css";
import type { LightboxPhoto } from "./lightbox-photo.ts";

/** The other photos of the same week, with the current one framed and scrolled into view. */
export function LightboxThumbnails({
  photos,
  index,
  onIndex,
}: {
  photos: readonly LightboxPhoto[];
  index: number;
  onIndex: (index: number) => void;
}) {
  const text = useUiText();
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    row.current?.children[index]?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [index]);
  return (
    <div ref={row} className={styles.thumbnails}>
      {photos.map((photo, at) => (
        <button
          key={photo.id}
          type="button"
          aria-label={text.position(at + 1, photos.length)}
          aria-current={at === index ? "true" : undefined}
          onClick={() => onIndex(at)}
        >
          <img src={photo.thumbnail} alt="" width="52" height="52" loading="lazy" />
        </button>
      ))}
    </div>
  );
}
