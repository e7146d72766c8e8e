import { useTranslation } from "../../../../../../shared/translations/use-translation.tsx";
import { UserText } from "../../../../../../shared/user-text/user-text.tsx";
import styles from "../screen.module.css";

interface WrittenTextProps {
  type: "problem" | "solution";
  id: number;
  lang: string;
  text: string;
}

/** What a grower wrote, and its translation. */
export function WrittenText({ type, id, lang, text }: WrittenTextProps) {
  const translation = useTranslation(type, id, lang, type === "solution" ? `solution-${id}` : "main");
  // A question may have only a title, which can be translated as well.
  if (text === "" && (type === "solution" || translation.control === null)) return null;
  return (
    <div>
      <div className={styles.text} lang={translation.isTranslated ? undefined : lang}>
        {translation.show(<UserText text={text} />)}
      </div>
      {translation.control}
    </div>
  );
}
