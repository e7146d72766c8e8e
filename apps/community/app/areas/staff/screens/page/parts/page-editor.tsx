import { FieldsBar } from "@grow/app-kit/editor/fields-bar.tsx";
import { FieldsNotes } from "@grow/app-kit/editor/fields-notes.tsx";
import type { FormFields } from "@grow/app-kit/editor/form-fields.ts";
import { useFieldsEditor } from "@grow/app-kit/editor/use-fields-editor.ts";
import { plainText } from "@grow/domain";
import { Button, Stack } from "@grow/ui/foundation";
import { Checkbox, TextArea, TextField } from "@grow/ui/input";
import { Trans, useLingui } from "@lingui/react/macro";
import { Form, useNavigation } from "@remix-run/react";
import { deskPaths } from "../../../desk-paths.ts";
import desk from "../../../shared/desks/desk.module.css";
import { usePageWords } from "../../../shared/pages/use-page-words.ts";
import { RichTextField } from "../../../shared/rich-text/rich-text-field.tsx";
import { textLines } from "../../../shared/versions/text-lines.ts";
import { MOST_DESCRIPTION, MOST_TEXT, MOST_TITLE, PLACEHOLDERS, pageParts, SEEN } from "../page-form.ts";
import type { UnsavedPage } from "../save-page.ts";
import type { PageView } from "../view.ts";
import { Preview } from "./preview.tsx";

interface PageEditorProps {
  page: PageView;
  isSaved: boolean;
  unsaved: UnsavedPage | undefined;
}

/** Title, description and text of a page. Works without scripts. */
export function PageEditor({ page, isSaved, unsaved }: PageEditorProps) {
  const { t } = useLingui();
  const words = usePageWords();
  const { name, lang, version, deliveredHash } = page;
  const navigation = useNavigation();
  const busy = navigation.state === "idle" ? null : navigation.formData?.get("intent");
  const editor = useFieldsEditor({
    ...{ type: "page", id: `${name}-${lang}`, saved: page.fields, version, refusal: unsaved },
    parts: pageParts,
  });
  const { start: now } = editor;
  const errors = unsaved?.errors.fields ?? {};
  const field = (part: "title" | "description" | "text") => ({
    ...{ name: part, lang, label: words[part], defaultValue: now[part] ?? "", error: errors[part] },
  });
  return (
    <>
      <FieldsNotes
        {...{ editor, labels: words }}
        refusal={unsaved}
        outcome={isSaved ? "saved" : null}
        show={(part, fields: FormFields) =>
          part === "text" ? textLines(fields.text ?? "").join("\n") : undefined
        }
        about={({ title = "", text = "" }) => [title, plainText(text)]}
      />
      {unsaved?.preview ? <Preview preview={unsaved.preview} lang={lang} /> : null}
      <Form method="post" action={deskPaths.page(name, lang)} noValidate {...editor.formProps}>
        {/* The first button is what Enter presses. */}
        <button type="submit" name="intent" value="save" hidden />
        <input type="hidden" name="version" value={editor.version} />
        <Stack gap={5} key={editor.turn}>
          <TextField {...field("title")} required maxLength={MOST_TITLE} />
          <TextArea
            {...field("description")}
            rows={2}
            maxLength={MOST_DESCRIPTION}
            hint={t({
              id: "admin.page.description.hint",
              message: "Shown under the title and by search engines. Optional.",
            })}
          />
          <RichTextField
            {...field("text")}
            maxLength={MOST_TEXT}
            areaHint={t({ id: "admin.page.text.area", message: "HTML: headings, paragraphs, lists, links" })}
            hint={t({
              id: "admin.page.text.hint",
              message: `Filled in with the operator's details: ${{ placeholders: PLACEHOLDERS }}`,
            })}
          />
          {page.isOutdated ? (
            <div>
              <Checkbox name={SEEN} value={deliveredHash}>
                <Trans id="admin.page.seen">My text takes the new delivered text into account</Trans>
              </Checkbox>
              {errors[SEEN] ? <p className={desk.error}>{errors[SEEN]}</p> : null}
            </div>
          ) : null}
        </Stack>
        <FieldsBar editor={editor}>
          <Button look="primary" type="submit" name="intent" value="save" busy={busy === "save"}>
            <Trans id="admin.page.save">Save and publish</Trans>
          </Button>
          <Button look="outline" type="submit" name="intent" value="preview" busy={busy === "preview"}>
            <Trans id="admin.page.preview">Preview</Trans>
          </Button>
        </FieldsBar>
      </Form>
    </>
  );
}
