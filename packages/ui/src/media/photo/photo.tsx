import type { CSSProperties, ReactNode } from "react";
import { cx } from "../../foundation/class-names.ts";
import styles from "./photo.module.css";

/** The shapes a photo is shown in; "original" keeps its own. */
export type PhotoShape = "4:5" | "1:1" | "3:2" | "4:3" | "16:9" | "9:16" | "original";

/** A picture as the kit needs it: addresses and measures, no entity. */
export interface PhotoSource {
  /** The file for browsers that know neither `srcset` nor the newer formats. */
  src: string;
  /** Candidates with widths for `src`'s own format: "…/320.webp 320w, …/640.webp 640w". */
  srcSet?: string | undefined;
  /** The same in AVIF. */
  avifSrcSet?: string | undefined;
  /** Pixels of the original: space is reserved from them. */
  width: number;
  height: number;
  /** Mean colour as CSS, shown until the file is there. */
  color?: string | null | undefined;
  /** A blurred miniature of about 20 px as a data address; only for the lead photo of a page. */
  preview?: string | null | undefined;
  /** What it shows. Empty for a repeat of what stands beside it in words. */
  alt: string;
}

export interface PhotoProps {
  photo: PhotoSource;
  /** A number is a ratio of its own, width by height. */
  shape?: PhotoShape | number | undefined;
  /** How wide it is shown, as the `sizes` attribute: "(min-width: 1080px) 25vw, 50vw". */
  sizes?: string | undefined;
  /** For the one photo that is seen first: fetched at once and before others. */
  priority?: boolean | undefined;
  /** For the rest of the first row: fetched at once. Everything else waits until it comes near. */
  eager?: boolean | undefined;
  /** Laid over the photo: {@link PhotoLabel}s. */
  children?: ReactNode | undefined;
  className?: string | undefined;
  /** For a transition from card to cover. */
  viewTransitionName?: string | undefined;
}

// React 18 knows this attribute in no spelling of its own, and passes the lower-case one through.
const high = { fetchpriority: "high" };

/**
 * A photo whose space is reserved before it loads: mean colour first, then the blurred preview if there is one, then
 * the file. A `<span>`, so that it may stand inside a link.
 */
export function Photo({
  photo,
  shape = "4:5",
  sizes,
  priority,
  eager,
  children,
  className,
  viewTransitionName,
}: PhotoProps) {
  const style: CSSProperties = {};
  if (photo.color) style.backgroundColor = photo.color;
  if (photo.preview) style.backgroundImage = `url("${photo.preview}")`;
  if (viewTransitionName) style.viewTransitionName = viewTransitionName;
  style.aspectRatio =
    shape === "original" ? `${photo.width}/${photo.height}` : String(shape).replace(":", "/");
  const image = (
    <img
      src={photo.src}
      srcSet={photo.srcSet}
      sizes={sizes}
      width={photo.width}
      height={photo.height}
      alt={photo.alt}
      loading={priority || eager ? undefined : "lazy"}
      decoding={priority ? undefined : "async"}
      {...(priority ? high : undefined)}
    />
  );
  return (
    <span className={cx(styles.photo, className)} style={style}>
      {photo.avifSrcSet ? (
        <picture>
          <source type="image/avif" srcSet={photo.avifSrcSet} sizes={sizes} />
          {image}
        </picture>
      ) : (
        image
      )}
      {children}
    </span>
  );
}

export interface PhotoLabelProps {
  /** Which corner: top or bottom, start or end. */
  at: "top-start" | "top-end" | "bottom-start" | "bottom-end";
  children: ReactNode;
}

/** Words or a number on a photo, on a dark shade and never on the bare picture. */
export function PhotoLabel({ at, children }: PhotoLabelProps) {
  return <span className={cx(styles.label, styles[at])}>{children}</span>;
}
