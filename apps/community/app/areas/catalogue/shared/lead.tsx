import type { TranslationType } from "@grow/api-client";
import { useTranslation } from "../../../shared/translations/use-translation.tsx";
import styles from "./head.module.css";

interface LeadProps {
  type: Extract<TranslationType, "brand" | "product" | "strain">;
  id: number;
  /** The beginning of the description; nothing is shown without one. */
  text: string;
  lang: string;
}

/** What its maker or the catalogue says of a thing, in its language, with an offer to translate it. */
export function Lead({ type, id, text, lang }: LeadProps) {
  const translation = useTranslation(type, id, lang, "main");
  if (text === "") return null;
  return (
    <div className={styles.lead}>
      {translation.show(<p lang={lang}>{text}</p>)}
      {translation.control}
    </div>
  );
}
