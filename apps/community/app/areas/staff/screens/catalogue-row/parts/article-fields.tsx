import { LOCALE_NAMES, TRANSLATED_LOCALES } from "@grow/i18n/locales";
import { Disclosure, Plate, Stack } from "@grow/ui/foundation";
import { TextArea, TextField } from "@grow/ui/input";
import { Trans, useLingui } from "@lingui/react/macro";
import { articleField, type FormValues } from "../../../shared/desks/row-form.ts";

interface ArticleFieldsProps {
  values: FormValues;
  errors: Readonly<Record<string, string>>;
}

/** The encyclopedia articles about a row, one per language. */
export function ArticleFields({ values, errors }: ArticleFieldsProps) {
  const { t } = useLingui();
  const text = (name: string) => (typeof values[name] === "string" ? values[name] : "");
  return (
    <Plate>
      <Stack gap={4}>
        <h2>
          <Trans id="admin.catalogue.articles">Articles</Trans>
        </h2>
        {TRANSLATED_LOCALES.map((lang) => {
          const field = (part: "title" | "text" | "source") => {
            const name = articleField(lang, part);
            return { name, defaultValue: text(name), error: errors[name], lang };
          };
          const title = text(articleField(lang, "title"));
          const hasError = Object.keys(errors).some((name) => name.startsWith(`items_article.${lang}.`));
          return (
            <Disclosure
              key={lang}
              title={<span lang={lang}>{LOCALE_NAMES[lang]}</span>}
              summary={title === "" ? <Trans id="admin.catalogue.articles.none">No article</Trans> : title}
              open={hasError}
            >
              <Stack gap={4}>
                <TextField
                  {...field("title")}
                  label={t({ id: "admin.catalogue.article.title", message: "Title" })}
                  maxLength={200}
                />
                <TextArea
                  {...field("text")}
                  label={t({ id: "admin.catalogue.article.text", message: "Text" })}
                  hint={t({
                    id: "admin.catalogue.description.hint",
                    message: "HTML: paragraphs, lists, links",
                  })}
                  rows={6}
                />
                <TextField
                  {...field("source")}
                  label={t({ id: "admin.catalogue.article.source", message: "Source address" })}
                  maxLength={500}
                />
              </Stack>
            </Disclosure>
          );
        })}
      </Stack>
    </Plate>
  );
}
