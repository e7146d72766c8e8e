import { Prose } from "@grow/ui/foundation";
import styles from "./fixed-text.module.css";

interface FixedTextProps {
  label: string;
  name: string;
  /** As the API returned it: sanitised. */
  html: string;
  lang: string;
}

/** A formatted text of a form that rules keep from being changed. */
export function FixedText({ label, name, html, lang }: FixedTextProps) {
  return (
    <div className={styles.text}>
      <p className={styles.label}>{label}</p>
      {html === "" ? <p>–</p> : <Prose html={html} lang={lang} />}
      <input type="hidden" name={name} value={html} />
    </div>
  );
}
