import { Plate, Stack } from "@grow/ui/foundation";
import { Trans, useLingui } from "@lingui/react/macro";
import type { FormValues } from "../../../shared/desks/form-values.ts";
import { LanguageTexts } from "../../../shared/desks/language-texts.tsx";
import { ARTICLES } from "../../../shared/desks/row-form.ts";

interface ArticleFieldsProps {
  values: FormValues;
  errors: Readonly<Record<string, string>>;
}

/** The encyclopedia articles about a row, one per language. */
export function ArticleFields({ values, errors }: ArticleFieldsProps) {
  const { t } = useLingui();
  return (
    <Plate>
      <Stack gap={4}>
        <h2>
          <Trans id="admin.catalogue.articles">Articles</Trans>
        </h2>
        <LanguageTexts
          list={ARTICLES}
          values={values}
          errors={errors}
          none={t({ id: "admin.catalogue.articles.none", message: "No article" })}
          parts={[
            {
              name: "title",
              label: t({ id: "admin.catalogue.article.title", message: "Title" }),
              maxLength: 200,
            },
            {
              name: "text",
              label: t({ id: "admin.catalogue.article.text", message: "Text" }),
              hint: t({ id: "admin.catalogue.description.hint", message: "HTML: paragraphs, lists, links" }),
              rows: 6,
            },
            {
              name: "source",
              label: t({ id: "admin.catalogue.article.source", message: "Source address" }),
              maxLength: 500,
            },
          ]}
        />
      </Stack>
    </Plate>
  );
}
