import { TextArea } from "@grow/ui/input";
import type { RichText, RichTextProps, UploadedPhoto } from "@grow/ui/rich-text";
import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { photoPreparation } from "../editor/photos/photo-preparation.ts";
import { chosenProblem, type SendingOptions, sendPhoto } from "../editor/send-photo.ts";
import { editorTexts } from "./editor-texts.ts";
import styles from "./rich-text-field.module.css";

export interface RichTextFieldProps extends Pick<RichTextProps, "describeCard" | "readTitle"> {
  label: string;
  /** Below the text area, while there is no editor. */
  areaHint: string;
  /** Below both. */
  hint?: string;
  name: string;
  defaultValue: string;
  maxLength: number;
  lang: string;
  error: string | undefined;
  /** Lines of the text area. */
  rows?: number;
  /** Uploads a picture of the text where it belongs; without it there are no pictures. */
  to?: SendingOptions<{ readonly url: string; readonly width: number; readonly height: number }>["to"];
}

/** The editor and the text that it starts with. */
interface Loaded {
  readonly Editor: typeof RichText;
  readonly text: string;
}

/** A formatted text: HTML in a text area, until the editor has loaded and nobody types. */
export function RichTextField(props: RichTextFieldProps) {
  const { label, areaHint, hint, name, defaultValue, maxLength, lang, error } = props;
  const { rows = 18, to, describeCard, readTitle } = props;
  const { i18n } = useLingui();
  const area = useRef<HTMLTextAreaElement>(null);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    running.current = leaving;
    whenOpen(area.current, () => void loadEditor(leaving.signal), leaving.signal);
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

  const upload =
    to &&
    (async (file: File): Promise<UploadedPhoto> => {
      if (chosenProblem(file)) throw new Error("No photo");
      const { url, width, height } = await sendPhoto(file, {
        to,
        ...photoPreparation(file),
        signal: (running.current ?? new AbortController()).signal,
      });
      return { src: url, width, height };
    });

  return (
    <div className={styles.field} data-invalid={error ? "" : undefined} tabIndex={error ? -1 : undefined}>
      {loaded ? (
        <loaded.Editor
          {...{ label, hint, lang, error, name, describeCard, readTitle }}
          onUpload={upload}
          defaultValue={loaded.text}
          texts={editorTexts(i18n)}
        />
      ) : (
        <TextArea
          {...{ label, lang, error, name, defaultValue, maxLength }}
          ref={area}
          rows={rows}
          hint={hint ? `${areaHint}. ${hint}` : areaHint}
        />
      )}
    </div>
  );
}

/** Runs at once, or when the disclosure around the field opens: a form has a text in each language, and most stay closed. */
function whenOpen(field: Element | null, run: () => void, signal: AbortSignal) {
  const closed = field?.closest("details:not([open])");
  if (closed) closed.addEventListener("toggle", run, { once: true, signal });
  else run();
}
