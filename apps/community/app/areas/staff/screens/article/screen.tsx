import { FieldsBar } from "@grow/app-kit/editor/fields-bar.tsx";
import { FieldsNotes } from "@grow/app-kit/editor/fields-notes.tsx";
import type { FormFields } from "@grow/app-kit/editor/form-fields.ts";
import { PartPhotos } from "@grow/app-kit/editor/merge-note.tsx";
import type { Refusal } from "@grow/app-kit/editor/refusal.ts";
import { useFieldsEditor } from "@grow/app-kit/editor/use-fields-editor.ts";
import { plainText } from "@grow/domain";
import { LOCALE_NAMES } from "@grow/i18n/locales";
import { Button, Page, Stack } from "@grow/ui/foundation";
import { SelectField } from "@grow/ui/input";
import { Trans, useLingui } from "@lingui/react/macro";
import { Form, useNavigation } from "@remix-run/react";
import { deskPaths } from "../../desk-paths.ts";
import { textLines } from "../../shared/versions/text-lines.ts";
import { ARTICLE_LANGS, articleParts, tickedTags } from "./article-form.ts";
import { ArticleHead } from "./parts/article-head.tsx";
import { DoneNote } from "./parts/done-note.tsx";
import { Languages } from "./parts/languages.tsx";
import { CoverField, PlaceFields } from "./parts/place.tsx";
import { Publication } from "./parts/publication.tsx";
import { SourceText } from "./parts/source-text.tsx";
import { STATE_FORM, StateActions } from "./parts/state-actions.tsx";
import { TextFields } from "./parts/text-fields.tsx";
import { useLabels } from "./parts/use-labels.ts";
import type { Done, Moved } from "./save-article.ts";
import styles from "./screen.module.css";
import type { ArticleView } from "./view.ts";

export interface ArticleScreenProps extends ArticleView {
  /** Makes a new article once, however often its form is sent. Null for an existing one. */
  requestKey: string | null;
  done: Done | null;
  moved: Moved | null;
  refusal: Refusal | undefined;
}

/** The editor of an article in one language. Works without scripts, except for pictures. */
export function ArticleScreen({ requestKey, done, moved, refusal, ...view }: ArticleScreenProps) {
  const { t } = useLingui();
  const { lang, saved } = view;
  const navigation = useNavigation();
  const busy = navigation.state === "idle" ? null : navigation.formData?.get("intent");
  const here = saved ? deskPaths.article(saved.id, saved.isTranslation ? lang : "") : deskPaths.newArticle();
  const editor = useFieldsEditor({
    type: "article",
    id: saved ? `${saved.id}-${lang}` : "new",
    ...{ saved: view.fields, version: saved?.version ?? "", refusal, parts: articleParts },
  });
  const { start: now } = editor;
  const errors = refusal?.errors.fields ?? {};
  const labels = useLabels();
  const isTranslation = saved?.isTranslation ?? false;
  const isRemoved = saved?.state === "removed";
  const isOut = saved?.state === "published";
  const show = (part: string, fields: FormFields) => {
    if (part === "cover") return <PartPhotos name="cover" fields={fields} />;
    if (part === "category") return view.categories.find(({ slug }) => slug === fields.category)?.name;
    if (part === "tags") return tickedTags(fields).sort().join(", ");
    return part === "text" ? textLines(fields.text ?? "").join("\n") : undefined;
  };
  return (
    <Page className={styles.page}>
      <Stack gap={5}>
        <ArticleHead saved={saved} lang={lang} />
        {refusal ? null : <DoneNote {...{ done, moved }} viewDate={saved?.viewDate ?? null} />}
        {saved ? <Languages languages={saved.languages} /> : null}
        <FieldsNotes
          {...{ editor, refusal, labels, show }}
          outcome={done === "saved" ? "saved" : null}
          about={({ title = "", text = "" }) => [title, plainText(text)]}
        />
        <Form method="post" action={here} noValidate {...editor.formProps}>
          {/* The first button is what Enter presses. */}
          <button type="submit" name="intent" value="save" hidden disabled={isRemoved} />
          <input type="hidden" name="version" value={editor.version} />
          {requestKey === null ? null : <input type="hidden" name="request_key" value={requestKey} />}
          <div className={saved?.source ? styles.translation : styles.columns}>
            {saved?.source ? <SourceText source={saved.source} /> : null}
            <fieldset key={`texts ${editor.turn}`} disabled={isRemoved}>
              <Stack gap={5}>
                {saved ? null : (
                  <SelectField
                    label={t({ id: "article.language", message: "Language of the original" })}
                    name="lang"
                    defaultValue={now.lang}
                    error={errors.lang}
                  >
                    {ARTICLE_LANGS.map((one) => (
                      <option key={one} value={one} lang={one}>
                        {LOCALE_NAMES[one]}
                      </option>
                    ))}
                  </SelectField>
                )}
                <TextFields {...{ now, lang, labels, errors }} />
              </Stack>
            </fieldset>
            <div className={styles.rail}>
              <fieldset disabled={isRemoved}>
                <Publication
                  {...{ saved, busy }}
                  publish={view.publish}
                  dateError={
                    done === "bad-date"
                      ? t({ id: "article.date.error", message: "Choose a time in the future." })
                      : undefined
                  }
                />
              </fieldset>
              {isTranslation ? null : (
                <>
                  <fieldset key={`place ${editor.turn}`} disabled={isRemoved}>
                    <PlaceFields {...{ now, view, labels, errors }} />
                  </fieldset>
                  <fieldset disabled={isRemoved}>
                    <CoverField {...{ editor, now, labels, errors }} />
                  </fieldset>
                </>
              )}
              {saved ? <StateActions saved={saved} /> : null}
            </div>
          </div>
          {isRemoved ? null : (
            <FieldsBar editor={editor}>
              <Button
                look={isOut ? "primary" : "outline"}
                type="submit"
                name="intent"
                value="save"
                busy={busy === "save"}
              >
                {isOut ? (
                  <Trans id="article.save.out">Save changes</Trans>
                ) : (
                  <Trans id="article.save">Save draft</Trans>
                )}
              </Button>
              {isOut ? null : (
                <Button look="primary" type="submit" name="intent" value="publish" busy={busy === "publish"}>
                  <Trans id="article.publish">Publish now</Trans>
                </Button>
              )}
            </FieldsBar>
          )}
        </Form>
        {saved ? (
          <Form method="post" action={here} id={STATE_FORM}>
            <input type="hidden" name="version" value={saved.version} />
          </Form>
        ) : null}
      </Stack>
    </Page>
  );
}
