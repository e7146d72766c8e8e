import type { FormFields } from "@grow/app-kit/editor/form-fields.ts";
import { Stack } from "@grow/ui/foundation";
import { TextArea, TextField } from "@grow/ui/input";
import { useLingui } from "@lingui/react/macro";
import { RichTextField } from "../../../shared/rich-text/rich-text-field.tsx";
import { MOST_TEXT } from "../article-form.ts";
import type { ArticleLabels } from "./use-labels.ts";

interface TextFieldsProps {
  now: FormFields;
  lang: string;
  labels: ArticleLabels;
  errors: Readonly<Record<string, string>>;
}

/** What readers of one language get. */
export function TextFields({ now, lang, labels, errors }: TextFieldsProps) {
  const { t } = useLingui();
  const field = (name: "title" | "preview" | "description" | "author_role") => ({
    ...{ name, lang, label: labels[name], defaultValue: now[name], error: errors[name] },
  });
  const length = (most: number) => (text: string) =>
    t({ id: "article.length", message: `${{ length: text.length }} of ${{ most }}` });
  return (
    <Stack gap={5}>
      <TextField {...field("title")} required maxLength={200} />
      <TextArea
        {...field("preview")}
        rows={2}
        maxLength={200}
        counter={length(200)}
        hint={t({
          id: "article.preview.hint",
          message: "Shown under the title and in lists. Empty, lists show the beginning of the text.",
        })}
      />
      <RichTextField
        label={labels.text}
        areaHint={t({
          id: "article.text.hint",
          message: "HTML: headings, paragraphs, lists, pictures, links",
        })}
        name="text"
        maxLength={MOST_TEXT}
        hasMedia
        defaultValue={now.text ?? ""}
        lang={lang}
        error={errors.text ?? errors.alt}
      />
      <TextArea
        {...field("description")}
        rows={2}
        maxLength={300}
        counter={length(300)}
        hint={t({ id: "article.description.hint", message: "Search engines show it. Optional." })}
      />
      <TextField
        {...field("author_role")}
        maxLength={120}
        hint={t({
          id: "article.role.hint",
          message: "Shown with the author's name, like: editor of the journal. Optional.",
        })}
      />
    </Stack>
  );
}
