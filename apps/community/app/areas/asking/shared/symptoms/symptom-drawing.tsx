import styles from "./symptom-drawing.module.css";

/** The drawing of a symptom; its name stands beside it. */
export function SymptomDrawing({ slug, size = 72 }: { slug: string; size?: 28 | 48 | 72 | 96 | 128 }) {
  return (
    <img
      className={styles.drawing}
      src={`/symptoms/${slug}.svg`}
      width={size}
      height={size}
      alt=""
      loading="lazy"
      decoding="async"
    />
  );
}
