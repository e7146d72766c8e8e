import { Languages } from "lucide-react";
import type { ButtonHTMLAttributes, ReactNode } from "react";
import { Button } from "../../foundation/button/button.tsx";
import { Icon } from "../../foundation/icon/icon.tsx";
import styles from "./translation.module.css";

export interface TranslationProps {
  /** The text that is shown. */
  children: ReactNode;
  /** Its language. */
  lang: string;
  /** Its origin: "Translated from German by a machine". Omitted for the original text. */
  source?: ReactNode | undefined;
  /** What went wrong: "No translation of this text yet." */
  error?: ReactNode | undefined;
}

/** A user's text, original or translated; a translation is always labelled. */
export function Translation({ children, lang, source, error }: TranslationProps) {
  return (
    <>
      <div lang={lang} className={styles.text}>
        {children}
      </div>
      {source ? (
        <p className={styles.source}>
          <Icon of={Languages} />
          {source}
        </p>
      ) : null}
      {error ? (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      ) : null}
    </>
  );
}

export interface TranslateButtonProps
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "className" | "type"> {
  /** "Translate" or, for a translation, "Show original". */
  children: ReactNode;
  busy?: boolean | undefined;
}

/** Requests the other text. A submit button, so that it works in a form before hydration. */
export function TranslateButton(props: TranslateButtonProps) {
  return <Button {...props} type="submit" size="small" look="quiet" icon={Languages} />;
}
