import type { FormFields } from "@grow/app-kit/editor/form-fields.ts";
import { PhotoField } from "@grow/app-kit/editor/photos/photo-field.tsx";
import type { FieldsEditor } from "@grow/app-kit/editor/use-fields-editor.ts";
import { Plate, Stack, TextLink } from "@grow/ui/foundation";
import { ChipChoice, ChipChoices, SelectField, TextArea, TextField } from "@grow/ui/input";
import { Trans, useLingui } from "@lingui/react/macro";
import { deskPaths } from "../../../desk-paths.ts";
import { tagField } from "../article-form.ts";
import styles from "../screen.module.css";
import type { ArticleView } from "../view.ts";
import type { ArticleLabels } from "./use-labels.ts";

interface PlaceProps {
  editor: FieldsEditor;
  now: FormFields;
  view: Pick<ArticleView, "categories" | "tags">;
  labels: ArticleLabels;
  errors: Readonly<Record<string, string>>;
}

/** Where an article is found: category, tags, address, diaries. It belongs to all languages. */
export function PlaceFields({ now, view, labels, errors }: Omit<PlaceProps, "editor">) {
  const { t } = useLingui();
  return (
    <Plate>
      <Stack gap={4}>
        <h2>
          <Trans id="article.place">Where it's found</Trans>
        </h2>
        <SelectField
          label={labels.category}
          name="category"
          defaultValue={now.category}
          error={errors.category}
        >
          <option value="">{t({ id: "article.category.none", message: "No category yet" })}</option>
          {view.categories.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </SelectField>
        <fieldset className={styles.tags} data-invalid={errors.tags ? "" : undefined}>
          <legend>{labels.tags}</legend>
          {view.tags.length === 0 ? (
            <p className={styles.hint}>
              <Trans id="article.tags.none">No tags yet</Trans>
            </p>
          ) : (
            <ChipChoices>
              {view.tags.map(({ slug, name }) => (
                <ChipChoice
                  key={slug}
                  name={tagField(slug)}
                  value="on"
                  defaultChecked={tagField(slug) in now}
                >
                  {name}
                </ChipChoice>
              ))}
            </ChipChoices>
          )}
          {errors.tags ? <p className={styles.error}>{errors.tags}</p> : null}
          <p className={styles.hint}>
            <TextLink href={deskPaths.topics("tag")}>
              <Trans id="article.topics">Edit categories and tags</Trans>
            </TextLink>
          </p>
        </fieldset>
        <TextField
          label={labels.slug}
          name="slug"
          defaultValue={now.slug}
          error={errors.slug}
          maxLength={75}
          autoCapitalize="none"
          spellCheck={false}
          hint={t({
            id: "article.slug.hint",
            message: "After /journal/. Letters a–z, digits and hyphens. Empty, it follows the title.",
          })}
        />
        <input type="hidden" name="slug_was" value={now.slug_was ?? ""} readOnly />
        <TextArea
          label={labels.diaries}
          name="diaries"
          defaultValue={now.diaries}
          error={errors.diaries}
          rows={2}
          hint={t({
            id: "article.diaries.hint",
            message: "One address per line, like /diaries/12. Diaries in the text count already.",
          })}
        />
      </Stack>
    </Plate>
  );
}

/** The cover, which is not mounted anew with the other fields: its upload goes on. */
export function CoverField({ editor, now, labels, errors }: Omit<PlaceProps, "view">) {
  return (
    <Plate>
      <PhotoField
        name="cover"
        label={labels.cover}
        fields={now}
        turn={editor.turn}
        most={1}
        described
        to={(upload, photo) => upload("/uploads/problems/photos", { ...photo, fields: {} })}
        error={errors.cover}
        onChange={editor.touch}
      />
    </Plate>
  );
}
