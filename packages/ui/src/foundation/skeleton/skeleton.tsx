import type { CSSProperties } from "react";
import { useUiText } from "../text/ui-text.tsx";
import styles from "./skeleton.module.css";

export interface SkeletonProps {
  /** Any CSS length; the whole width by default. */
  width?: string | undefined;
  /** Any CSS length, for bars; a shape for pictures. */
  height?: string | undefined;
  shape?: "4:5" | "1:1" | "3:2" | undefined;
}

/** A grey box in the place and size of what is on its way. It appears after 200 ms: what is quicker needs none. */
export function Skeleton({ width, height = "1rem", shape }: SkeletonProps) {
  const style: CSSProperties = shape
    ? { inlineSize: width, aspectRatio: shape.replace(":", "/") }
    : { inlineSize: width, blockSize: height };
  return <span className={styles.skeleton} style={style} aria-hidden="true" />;
}

/** A card of a grid that is on its way. */
export function CardSkeleton() {
  const text = useUiText();
  return (
    <div className={styles.card}>
      <span className={styles.said}>{text.loading}</span>
      <Skeleton shape="4:5" />
      <Skeleton height="0.5rem" />
      <Skeleton height="1.2rem" width="85%" />
      <Skeleton height="0.9rem" width="55%" />
    </div>
  );
}
