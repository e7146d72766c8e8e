import type { FormFields } from "@grow/app-kit/editor/form-fields.ts";
import { RichTextField } from "@grow/app-kit/rich-text/rich-text-field.tsx";
import { Stack } from "@grow/ui/foundation";
import { TextField } from "@grow/ui/input";
import { Trans, useLingui } from "@lingui/react/macro";
import { brandPhotoUpload } from "../../../../../shared/editor/brand-photo-upload.ts";
import { LanguageField } from "../../../../../shared/editor/language-field.tsx";
import { MOST } from "../newsletter-form.ts";
import { useNewsletterLabels } from "./part-words.tsx";

interface TextFieldsProps {
  start: FormFields;
  /** What is in the form now. */
  typed: FormFields;
  errors: Readonly<Record<string, string>>;
  brandId: number;
}

/** What readers get: subject, first line, text. */
export function TextFields({ start, typed, errors, brandId }: TextFieldsProps) {
  const { t } = useLingui();
  const labels = useNewsletterLabels();
  const field = (name: "title" | "preview") => ({
    ...{ name, label: labels[name], defaultValue: start[name], error: errors[name], lang: typed.lang },
    maxLength: MOST[name],
    below: <Count length={(typed[name] ?? "").length} most={MOST[name]} />,
  });
  return (
    <Stack gap={5}>
      <TextField {...field("title")} required />
      <TextField
        {...field("preview")}
        optional
        hint={t({ id: "newsletter.firstLine.hint", message: "Email apps show it beside the subject." })}
      />
      <RichTextField
        label={labels.text}
        areaHint={t({
          id: "newsletter.text.hint",
          message: "HTML: headings, paragraphs, lists, pictures, links",
        })}
        hint={t({
          id: "newsletter.text.foot",
          message: "Below your text, every reader gets the reason why it came and a link to unsubscribe.",
        })}
        name="text"
        maxLength={MOST.text}
        defaultValue={start.text ?? ""}
        lang={typed.lang ?? "en"}
        error={errors.text}
        to={brandPhotoUpload(brandId)}
      />
      <LanguageField value={start.lang ?? "en"} />
    </Stack>
  );
}

function Count({ length, most }: { length: number; most: number }) {
  return (
    <Trans id="newsletter.count">
      {length} of {most}
    </Trans>
  );
}
