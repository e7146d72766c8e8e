import type { CSSProperties, ReactNode } from "react";
import { cx } from "../../foundation/class-names.ts";
import styles from "./photo.module.css";

/** The aspect ratio of a photo; "original" keeps its own. */
export type PhotoShape = "4:5" | "1:1" | "3:2" | "4:3" | "16:9" | "9:16" | "original";

/** A picture as the kit needs it: URLs and dimensions, no entity. */
export interface PhotoSource {
  /** The file for browsers that support neither `srcset` nor newer formats. */
  src: string;
  /** Candidates with widths for `src`'s own format: "…/320.webp 320w, …/640.webp 640w". */
  srcSet?: string | undefined;
  /** The same in AVIF. */
  avifSrcSet?: string | undefined;
  /** Pixels of the original, from which space is reserved. */
  width: number;
  height: number;
  /** Average colour as CSS, shown until the file has loaded. */
  color?: string | null | undefined;
  /** A blurred miniature of about 20 px as a data URL; only for the lead photo of a page. */
  preview?: string | null | undefined;
  /** Alternative text. Empty where the text beside it says the same. */
  alt: string;
}

export interface PhotoProps {
  photo: PhotoSource;
  /** A number is a custom ratio, width by height. */
  shape?: PhotoShape | number | undefined;
  /** Display width, as the `sizes` attribute: "(min-width: 1080px) 25vw, 50vw". */
  sizes?: string | undefined;
  /** For the lead photo: loaded at once and with high priority. */
  priority?: boolean | undefined;
  /** For the rest of the first row: loaded at once. Everything else is lazy-loaded. */
  eager?: boolean | undefined;
  /** Overlays: {@link PhotoLabel}s. */
  children?: ReactNode | undefined;
  className?: string | undefined;
  /** For a view transition from card to cover. */
  viewTransitionName?: string | undefined;
}

// React 18 does not know this attribute, but passes the lower-case spelling through.
const high = { fetchpriority: "high" };

/**
 * A photo that reserves its space before it loads: average colour first, then the blurred preview if there is one, then the file. A
 * `<span>`, so that it can be inside a link.
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

/** Text or a number on a photo, always on a dark background. */
export function PhotoLabel({ at, children }: PhotoLabelProps) {
  return <span className={cx(styles.label, styles[at])}>{children}</span>;
}
