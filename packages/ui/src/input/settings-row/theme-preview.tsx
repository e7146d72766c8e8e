import styles from "./theme-preview.module.css";

export interface ThemePreviewProps {
  theme: "system" | "light" | "dark";
}

/** A small preview of a theme: background, two lines of text, a button. Half and half for the system preference. */
export function ThemePreview({ theme }: ThemePreviewProps) {
  return (
    <span className={styles.preview} aria-hidden="true">
      {theme === "dark" ? null : <Half theme="light" />}
      {theme === "light" ? null : <Half theme="dark" isSecond={theme === "system"} />}
    </span>
  );
}

function Half({ theme, isSecond = false }: { theme: "light" | "dark"; isSecond?: boolean }) {
  return (
    <span data-theme={theme} className={isSecond ? `${styles.look} ${styles.second}` : styles.look}>
      <i />
      <i />
      <b />
    </span>
  );
}
