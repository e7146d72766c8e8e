import { LOCALE_NAMES, TRANSLATED_LOCALES } from "@grow/i18n/locales";
import { Stack } from "@grow/ui/foundation";
import { Checkbox, Field, SelectField } from "@grow/ui/input";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { FileInput } from "../../../../../shared/file-input/file-input.tsx";
import type { CaptionView } from "../../../shared/videos/captions.ts";
import type { CaptionProblem } from "../captions.ts";
import type { ChosenCaptions } from "../video-draft.ts";
import styles from "./captions-field.module.css";

interface CaptionsFieldProps {
  captions: readonly CaptionView[];
  /** Language that is chosen first. */
  lang: string;
  problem: CaptionProblem | undefined;
  /** What the server says of them. */
  error: string | undefined;
  /** File that a draft brings back. */
  chosen: ChosenCaptions | null;
  onChoose: (file: File | null) => void;
}

/** The captions of a video: those that are there, and a file for another language. */
export function CaptionsField({ captions, lang, problem, error, chosen, onChoose }: CaptionsFieldProps) {
  const { t } = useLingui();
  const place = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const input = place.current?.querySelector<HTMLInputElement>('[name="caption_file"]');
    if (!chosen || !input) return;
    const transfer = new DataTransfer();
    transfer.items.add(new File([chosen.text], chosen.name, { type: "text/vtt" }));
    input.files = transfer.files;
    // The field shows its name.
    input.dispatchEvent(new Event("change", { bubbles: true }));
  }, [chosen]);
  const problems: Record<CaptionProblem, string> = {
    invalid: t({
      id: "shortEditor.captions.invalid",
      message: "This isn't a WebVTT file. It begins with WEBVTT.",
    }),
    tooLong: t({
      id: "shortEditor.captions.tooLong",
      message: "Too long. Captions can have up to 20,000 characters.",
    }),
  };
  return (
    <fieldset ref={place} className={styles.captions}>
      <legend className={styles.legend}>
        <Trans id="shortEditor.captions">Captions</Trans>
      </legend>
      <input type="hidden" name="captions" value="yes" />
      <Stack gap={3}>
        <p className={styles.hint}>
          <Trans id="shortEditor.captions.hint">A WebVTT file for each language.</Trans>{" "}
          {captions.length > 0 ? (
            <Trans id="shortEditor.captions.untick">Untick a language to remove its captions.</Trans>
          ) : null}
        </p>
        {captions.length > 0 ? (
          <div>
            {captions.map((caption) => (
              <Checkbox key={caption.lang} name="caption" value={caption.lang} defaultChecked>
                {caption.label}
              </Checkbox>
            ))}
          </div>
        ) : null}
        <div className={styles.fields}>
          <Field
            label={t({ id: "shortEditor.captions.file", message: "Caption file" })}
            error={problem ? problems[problem] : error}
            optional
          >
            {(control) => (
              <FileInput
                {...control}
                name="caption_file"
                accept=".vtt,text/vtt"
                onChange={(event) => onChoose(event.currentTarget.files?.[0] ?? null)}
              />
            )}
          </Field>
          <SelectField
            name="caption_lang"
            label={t({ id: "shortEditor.captions.lang", message: "Language of the captions" })}
            defaultValue={chosen?.lang ?? lang}
          >
            {TRANSLATED_LOCALES.map((locale) => (
              <option key={locale} value={locale}>
                {LOCALE_NAMES[locale]}
              </option>
            ))}
          </SelectField>
        </div>
      </Stack>
    </fieldset>
  );
}
