import { photoPreparation } from "@grow/app-kit/editor/photos/photo-preparation.ts";
import { chosenProblem, sendPhoto } from "@grow/app-kit/editor/send-photo.ts";
import { TextArea } from "@grow/ui/input";
import type { RichText, UploadedPhoto } from "@grow/ui/rich-text";
import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { MOST_TEXT } from "../article-form.ts";
import styles from "../screen.module.css";
import { cardWord } from "./card-words.ts";
import { editorTexts } from "./editor-texts.ts";
import { readTitle } from "./read-title.ts";

interface ArticleTextProps {
  label: string;
  defaultValue: string;
  lang: string;
  error: string | undefined;
}

/** The editor and the text that it starts with. */
interface Loaded {
  readonly Editor: typeof RichText;
  readonly text: string;
}

/** The text of an article: HTML in a text area, until the editor has loaded and nobody types. */
export function ArticleText({ label, defaultValue, lang, error }: ArticleTextProps) {
  const { i18n, t } = useLingui();
  const area = useRef<HTMLTextAreaElement>(null);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    running.current = leaving;
    void loadEditor(leaving.signal);
    return () => leaving.abort();

    async function loadEditor(signal: AbortSignal) {
      // Without it the text area stays, which saves the same.
      const module = await import("@grow/ui/rich-text").catch(() => null);
      const field = area.current;
      if (!module || !field || signal.aborted) return;
      const start = () => setLoaded({ Editor: module.RichText, text: field.value });
      if (document.activeElement === field) field.addEventListener("blur", start, { once: true, signal });
      else start();
    }
  }, []);

  const upload = async (file: File): Promise<UploadedPhoto> => {
    if (chosenProblem(file)) throw new Error("No photo");
    const { url, width, height } = await sendPhoto(file, {
      to: (send, photo) => send("/uploads/problems/photos", { ...photo, fields: {} }),
      ...photoPreparation(file),
      signal: (running.current ?? new AbortController()).signal,
    });
    return { src: url, width, height };
  };

  return (
    <div className={styles.text} data-invalid={error ? "" : undefined} tabIndex={error ? -1 : undefined}>
      {loaded ? (
        <loaded.Editor
          {...{ label, lang, error }}
          name="text"
          defaultValue={loaded.text}
          texts={editorTexts(i18n)}
          onUpload={upload}
          describeCard={(href) => cardWord(i18n, href)}
          readTitle={readTitle}
        />
      ) : (
        <TextArea
          {...{ label, lang, error, defaultValue }}
          ref={area}
          name="text"
          rows={18}
          maxLength={MOST_TEXT}
          hint={t({ id: "article.text.hint", message: "HTML: headings, paragraphs, lists, pictures, links" })}
        />
      )}
    </div>
  );
}
