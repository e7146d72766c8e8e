import { UserX } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import styles from "./avatar.module.css";
import { Rosette } from "./rosette.tsx";

export interface AvatarProps {
  /** URL of a square picture. Without one, a rosette is drawn from `seed`. */
  src?: string | null | undefined;
  /** The seed of the rosette: the user's id or name. The same seed draws the same rosette. */
  seed: string | number;
  /** Edge in pixels. */
  size?: 24 | 36 | 44 | 136 | undefined;
  /** For a deleted account: a grey disc. */
  removed?: boolean | undefined;
  /** Only without a name beside the picture. */
  alt?: string | undefined;
}

/** A user's picture. Round; decorative unless `alt` is given, because the name is beside it. */
export function Avatar({ src, seed, size = 36, removed, alt = "" }: AvatarProps) {
  const named = alt ? { role: "img", "aria-label": alt } : { "aria-hidden": true };
  if (!removed && src) {
    return <img className={styles.avatar} src={src} width={size} height={size} alt={alt} loading="lazy" />;
  }
  return (
    <span className={styles.avatar} style={{ inlineSize: size, blockSize: size }} {...named}>
      {removed ? <Icon of={UserX} size={size / 2} /> : <Rosette seed={seed} />}
    </span>
  );
}

export interface BylineProps {
  avatar: ReactNode;
  name: ReactNode;
  /** A second line: "38 diaries, since 2021". */
  detail?: ReactNode | undefined;
}

/** An avatar with a name and, where there is room, a line about the user. */
export function Byline({ avatar, name, detail }: BylineProps) {
  return (
    <span className={styles.byline}>
      {avatar}
      <span className={styles.words}>
        <b>{name}</b>
        {detail ? <span className={styles.detail}>{detail}</span> : null}
      </span>
    </span>
  );
}
