import { cx } from "../../foundation/class-names.ts";
import type { PhotoSource } from "../../media/photo/photo.tsx";
import styles from "./brand-mark.module.css";
import { monogram } from "./monogram.ts";

export interface BrandMarkProps {
  /** Its logo, shown whole and never cropped. Without one, the initials of the name. */
  logo?: PhotoSource | null | undefined;
  name: string;
  /** Edge in pixels; fills its container by default. */
  size?: 40 | 72 | undefined;
  sizes?: string | undefined;
}

/** The mark of a brand: its logo on paper, or its initials on ink. Decorative, because the name is beside it. */
export function BrandMark({ logo, name, size, sizes = size ? `${size}px` : undefined }: BrandMarkProps) {
  const style = size ? { inlineSize: size } : undefined;
  if (!logo) {
    return (
      <span className={cx(styles.letters, size && styles.small)} style={style}>
        <svg viewBox="0 0 100 100" aria-hidden="true">
          <text x="50" y="62" textAnchor="middle">
            {monogram(name)}
          </text>
        </svg>
      </span>
    );
  }
  return (
    <span className={styles.logo} style={style}>
      <picture>
        {logo.avifSrcSet ? <source type="image/avif" srcSet={logo.avifSrcSet} sizes={sizes} /> : null}
        <img
          src={logo.src}
          srcSet={logo.srcSet}
          sizes={sizes}
          width={logo.width}
          height={logo.height}
          alt=""
          loading="lazy"
          decoding="async"
        />
      </picture>
    </span>
  );
}
