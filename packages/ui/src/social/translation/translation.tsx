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
  /** Where it was translated from: "Translated from German by a machine". Left out for the text as written. */
  source?: ReactNode | undefined;
  /** What went wrong: "No translation of this text yet." */
  error?: ReactNode | undefined;
}

/** A user's text, as written or translated; a translation always says so. */
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
  /** "Translate" or, of a translation, "Show original". */
  children: ReactNode;
  busy?: boolean | undefined;
}

/** Asks for the other text. A submit button, so that it works in a form before script is there. */
export function TranslateButton(props: TranslateButtonProps) {
  return <Button {...props} type="submit" size="small" look="quiet" icon={Languages} />;
}
