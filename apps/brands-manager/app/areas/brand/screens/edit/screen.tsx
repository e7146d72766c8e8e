import { FieldsBar } from "@grow/app-kit/editor/fields-bar.tsx";
import { FieldsNotes } from "@grow/app-kit/editor/fields-notes.tsx";
import { PartPhotos } from "@grow/app-kit/editor/merge-note.tsx";
import { PhotoField } from "@grow/app-kit/editor/photos/photo-field.tsx";
import type { Refusal } from "@grow/app-kit/editor/refusal.ts";
import { useFieldsEditor } from "@grow/app-kit/editor/use-fields-editor.ts";
import { Button, Cluster, LinkButton, Section, Stack } from "@grow/ui/foundation";
import { SelectField, TextArea, TextField } from "@grow/ui/input";
import { Trans, useLingui } from "@lingui/react/macro";
import { Form, useNavigation } from "@remix-run/react";
import { ExternalLink } from "lucide-react";
import { paths } from "../../../../paths.ts";
import { brandPhotoUpload } from "../../../../shared/editor/brand-photo-upload.ts";
import styles from "../../../../shared/editor/editor.module.css";
import { LanguageField, languageName } from "../../../../shared/editor/language-field.tsx";
import { LINK_TYPES } from "./save-brand.ts";
import { type BrandEditView, brandParts, linkRows, MOST_LINKS, STORED_LOGO } from "./view.ts";

export interface EditBrandScreenProps extends BrandEditView {
  refusal: Refusal | undefined;
  outcome: "saved" | "discarded" | null;
  communityUrl: string;
}

/** The editor of the brand's page. Works without scripts, except for photos. */
export function EditBrandScreen({ refusal, outcome, communityUrl, ...view }: EditBrandScreenProps) {
  const { t } = useLingui();
  const isBusy = useNavigation().state === "submitting";
  const labels = {
    name: t({ id: "brandEdit.name", message: "Name" }),
    description: t({ id: "brandEdit.text", message: "Description" }),
    site: t({ id: "brandEdit.site", message: "Website" }),
    place: t({ id: "brandEdit.place", message: "Based in" }),
    year: t({ id: "brandEdit.year", message: "Founded" }),
  };
  const linkWords = {
    shop: t({ id: "brandEdit.link.shop", message: "Shop" }),
    other: t({ id: "brandEdit.link.other", message: "Other" }),
  };
  const linkLabels = Array.from({ length: MOST_LINKS }, (_, row) => [
    [`link_type_${row}`, t({ id: "brandEdit.link.type", message: "Where" })],
    [`link_url_${row}`, t({ id: "brandEdit.link.url", message: "Address" })],
  ]);
  const conflictLabels = {
    ...labels,
    ...Object.fromEntries(linkLabels.flat()),
    lang: t({ id: "brandEdit.lang", message: "Language" }),
    logo: t({ id: "brandEdit.logo", message: "Logo" }),
    cover: t({ id: "brandEdit.cover", message: "Cover" }),
  };
  const editor = useFieldsEditor({
    ...{ type: "brand", id: view.brandId, saved: view.fields, version: view.version },
    ...{ refusal, parts: brandParts },
  });
  const { start: now } = editor;
  const errors = refusal?.errors.fields ?? {};
  const field = (name: keyof typeof labels) => ({
    name,
    label: labels[name],
    defaultValue: now[name],
    error: errors[name],
  });
  return (
    <Stack gap={6}>
      <Cluster justify="between">
        <h1>
          <Trans id="brandEdit.title">Brand page</Trans>
        </h1>
        <LinkButton look="outline" size="small" icon={ExternalLink} href={`${communityUrl}${view.link}`}>
          <Trans id="brandEdit.view">View on Grow</Trans>
        </LinkButton>
      </Cluster>
      <FieldsNotes
        {...{ editor, refusal, outcome, labels: conflictLabels }}
        show={(part, fields) => {
          if (part === "logo") return <PartPhotos name={part} fields={fields} stored={fields[STORED_LOGO]} />;
          if (part === "cover") return <PartPhotos name={part} fields={fields} />;
          if (part === "lang") return languageName(fields.lang ?? "");
          return part.startsWith("link_type_") ? linkName(fields[part] ?? "", linkWords) : undefined;
        }}
        about={({ name = "", description = "" }) => [name, description]}
      />
      <Form method="post" action={paths.editBrand()} noValidate {...editor.formProps}>
        <input type="hidden" name="version" value={editor.version} />
        <fieldset key={editor.turn} disabled={!view.canEdit}>
          <Stack gap={4}>
            <div className={styles.grid}>
              <TextField {...field("name")} required maxLength={120} />
              <LanguageField value={now.lang ?? "en"} />
              <div className={styles.wide}>
                <TextArea
                  {...field("description")}
                  rows={8}
                  maxLength={20000}
                  hint={t({
                    id: "brandEdit.text.hint",
                    message: "A blank line starts a new paragraph. Simple HTML works too.",
                  })}
                />
              </div>
              <TextField {...field("site")} type="url" maxLength={500} placeholder="https://" />
              <TextField {...field("place")} maxLength={120} />
              <TextField {...field("year")} inputMode="numeric" maxLength={4} />
            </div>
            <Section title={t({ id: "brandEdit.links", message: "Other links" })} level={3} close>
              <Stack gap={3}>
                {Array.from({ length: linkRows(now) }, (_, index) => index).map((row) => (
                  <div key={row} className={styles.grid}>
                    <SelectField
                      label={t({ id: "brandEdit.link.type", message: "Where" })}
                      name={`link_type_${row}`}
                      defaultValue={now[`link_type_${row}`] ?? "shop"}
                    >
                      {LINK_TYPES.map((type) => (
                        <option key={type} value={type}>
                          {linkName(type, linkWords)}
                        </option>
                      ))}
                    </SelectField>
                    <TextField
                      label={t({ id: "brandEdit.link.url", message: "Address" })}
                      name={`link_url_${row}`}
                      defaultValue={now[`link_url_${row}`]}
                      error={errors[`items_link.${row}.url`]}
                      type="url"
                      maxLength={500}
                    />
                  </div>
                ))}
              </Stack>
            </Section>
          </Stack>
        </fieldset>
        <fieldset disabled={!view.canEdit} className={styles.after}>
          <Stack gap={4}>
            <PhotoField
              name="logo"
              label={t({ id: "brandEdit.logo", message: "Logo" })}
              fields={now}
              turn={editor.turn}
              onChange={editor.touch}
              current={view.logo}
              most={1}
              to={brandPhotoUpload(view.brandId)}
              error={errors.logo_id}
            />
            <PhotoField
              name="cover"
              label={t({ id: "brandEdit.cover", message: "Cover" })}
              fields={now}
              turn={editor.turn}
              onChange={editor.touch}
              most={1}
              to={brandPhotoUpload(view.brandId)}
              error={errors.cover_id}
            />
          </Stack>
        </fieldset>
        <fieldset disabled={!view.canEdit} className={styles.actions}>
          <FieldsBar editor={editor}>
            <Button look="primary" type="submit" busy={isBusy}>
              <Trans id="brandEdit.save">Save changes</Trans>
            </Button>
          </FieldsBar>
        </fieldset>
      </Form>
    </Stack>
  );
}

const NAMES: Readonly<Record<string, string>> = {
  ...{ instagram: "Instagram", youtube: "YouTube", facebook: "Facebook", x: "X", tiktok: "TikTok" },
  ...{ telegram: "Telegram", discord: "Discord", reddit: "Reddit", vk: "VK" },
};

function linkName(type: string, words: { shop: string; other: string }): string {
  if (type === "shop") return words.shop;
  return NAMES[type] ?? words.other;
}
