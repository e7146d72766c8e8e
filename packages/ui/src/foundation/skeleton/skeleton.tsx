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

/** A placeholder in the position and size of loading content. It appears after 200 ms, so that fast responses show none. */
export function Skeleton({ width, height = "1rem", shape }: SkeletonProps) {
  const style: CSSProperties = shape
    ? { inlineSize: width, aspectRatio: shape.replace(":", "/") }
    : { inlineSize: width, blockSize: height };
  return <span className={styles.skeleton} style={style} aria-hidden="true" />;
}

/** The placeholder of a card in a grid. */
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
