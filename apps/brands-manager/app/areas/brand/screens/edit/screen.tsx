import { Button, Cluster, LinkButton, Section, Stack } from "@grow/ui/foundation";
import { SelectField, TextArea, TextField } from "@grow/ui/input";
import { Trans, useLingui } from "@lingui/react/macro";
import { Form, useNavigation } from "@remix-run/react";
import { ExternalLink } from "lucide-react";
import styles from "../../../../shared/editor/editor.module.css";
import { LanguageField } from "../../../../shared/editor/language-field.tsx";
import { PhotoField } from "../../../../shared/editor/photo-field.tsx";
import { RefusalNotes } from "../../../../shared/editor/refusal-notes.tsx";
import { UnsavedGuard } from "../../../../shared/editor/unsaved-guard.tsx";
import type { Refusal } from "../../../../shared/refusal.ts";
import { LINK_TYPES } from "./save-brand.ts";
import { type BrandEditView, MOST_LINKS } from "./view.ts";

export interface EditBrandScreenProps extends BrandEditView {
  refusal: Refusal | undefined;
  isSaved: boolean;
  communityUrl: string;
}

/** The editor of the brand's page. Works without scripts, except for photos. */
export function EditBrandScreen({ refusal, isSaved, communityUrl, ...view }: EditBrandScreenProps) {
  const { t } = useLingui();
  const isBusy = useNavigation().state === "submitting";
  const labels = {
    name: t({ id: "brandEdit.name", message: "Name" }),
    description: t({ id: "brandEdit.text", message: "Description" }),
    site: t({ id: "brandEdit.site", message: "Website" }),
    place: t({ id: "brandEdit.place", message: "Based in" }),
    year: t({ id: "brandEdit.year", message: "Founded" }),
  };
  const linkLabels = Array.from({ length: MOST_LINKS }, (_, row) => [
    [`link_type_${row}`, t({ id: "brandEdit.link.type", message: "Where" })],
    [`link_url_${row}`, t({ id: "brandEdit.link.url", message: "Address" })],
  ]);
  const conflictLabels = {
    ...labels,
    ...Object.fromEntries(linkLabels.flat()),
    lang: t({ id: "brandEdit.lang", message: "Language" }),
    cover: t({ id: "brandEdit.cover", message: "Cover" }),
  };
  const now = { ...view.fields, ...refusal?.typed };
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
      <RefusalNotes
        refusal={refusal}
        labels={conflictLabels}
        words={(name) =>
          name === "cover" ? t({ id: "brandEdit.cover.other", message: "Another photo" }) : undefined
        }
        isSaved={isSaved}
      />
      <Form method="post" noValidate>
        <input type="hidden" name="version" value={refusal?.conflict?.version ?? view.version} />
        <UnsavedGuard version={view.version} />
        <fieldset disabled={!view.canEdit}>
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
                {Array.from({ length: view.linkRows }, (_, index) => index).map((row) => (
                  <div key={row} className={styles.grid}>
                    <SelectField
                      label={t({ id: "brandEdit.link.type", message: "Where" })}
                      name={`link_type_${row}`}
                      defaultValue={now[`link_type_${row}`] ?? "shop"}
                    >
                      {LINK_TYPES.map((type) => (
                        <option key={type} value={type}>
                          {linkName(type, {
                            shop: t({ id: "brandEdit.link.shop", message: "Shop" }),
                            other: t({ id: "brandEdit.link.other", message: "Other" }),
                          })}
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
            <PhotoField
              name="logo"
              label={t({ id: "brandEdit.logo", message: "Logo" })}
              photos={[]}
              current={view.logo}
              most={1}
              brandId={view.brandId}
              error={errors.logo_id}
            />
            <PhotoField
              name="cover"
              label={t({ id: "brandEdit.cover", message: "Cover" })}
              photos={view.cover}
              most={1}
              brandId={view.brandId}
              error={errors.cover_id}
            />
            <p>
              <Button look="primary" type="submit" busy={isBusy}>
                <Trans id="brandEdit.save">Save changes</Trans>
              </Button>
            </p>
          </Stack>
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
