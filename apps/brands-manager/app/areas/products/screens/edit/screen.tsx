import { FieldsNotes } from "@grow/app-kit/editor/fields-notes.tsx";
import { PhotoField } from "@grow/app-kit/editor/photos/photo-field.tsx";
import type { Refusal } from "@grow/app-kit/editor/refusal.ts";
import { useFieldsEditor } from "@grow/app-kit/editor/use-fields-editor.ts";
import type { Schema } from "@grow/contract";
import { SECTION_FIELDS } from "@grow/domain/sections";
import { Cluster, LinkButton, Stack } from "@grow/ui/foundation";
import { TextArea, TextField } from "@grow/ui/input";
import { Trans, useLingui } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import { ExternalLink } from "lucide-react";
import { BackLink } from "../../../../shared/editor/back-link.tsx";
import { brandPhotoUpload } from "../../../../shared/editor/brand-photo-upload.ts";
import { DeleteForm } from "../../../../shared/editor/delete-form.tsx";
import { DraftBar } from "../../../../shared/editor/draft-bar.tsx";
import styles from "../../../../shared/editor/editor.module.css";
import { LanguageField } from "../../../../shared/editor/language-field.tsx";
import { paths } from "../../paths.ts";
import { CategoryField } from "./parts/category-field.tsx";
import { usePartWords } from "./parts/part-words.tsx";
import { PropFields } from "./parts/prop-fields.tsx";
import { SeedFields } from "./parts/seed-fields.tsx";
import { productParts } from "./product-form.ts";

export interface EditProductScreenProps {
  id: number | "new";
  tmpId: string | null;
  isDraft: boolean;
  version: number | undefined;
  brandId: number;
  canEdit: boolean;
  outcome: "saved" | "discarded" | null;
  savedBy: string | null;
  /** Its page; null until it is published. */
  link: string | null;
  section: Schema<"Section">;
  fields: Readonly<Record<string, string>>;
  refusal: Refusal | undefined;
}

/** The editor of a product with its shared draft. Works without scripts, except for photos. */
export function EditProductScreen({ refusal, ...view }: EditProductScreenProps) {
  const { t } = useLingui();
  const here = paths.editProduct(view.id, view.id === "new" && view.isDraft ? view.tmpId : null);
  const editor = useFieldsEditor({
    type: "product",
    id: view.id === "new" ? (view.isDraft ? (view.tmpId ?? "new") : `${view.brandId}-new`) : view.id,
    ...{ saved: view.fields, version: view.version ?? 1, refusal, parts: productParts },
  });
  const { start: now } = editor;
  const errors = refusal?.errors.fields ?? {};
  const labels = {
    name: t({ id: "product.name", message: "Name" }),
    category: t({ id: "product.category", message: "Category" }),
    description: t({ id: "product.text", message: "Description" }),
    shop_url: t({ id: "product.shop", message: "Where it's sold" }),
  };
  const words = usePartWords(labels, Object.keys(editor.merge?.chosen ?? {}));
  const field = (name: keyof typeof labels) => ({
    name,
    label: labels[name],
    defaultValue: now[name],
    error: errors[name],
  });
  // A photo that was rejected is named by its place in the list.
  const photoError = Object.entries(errors).find(([name]) => name.startsWith("items_photo"))?.[1];
  const savedBy = view.savedBy ?? "";
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <BackLink href={paths.products()}>
          <Trans id="product.back">Products</Trans>
        </BackLink>
        <h1>{view.fields.name || <Trans id="product.new">New product</Trans>}</h1>
        {view.isDraft ? (
          <p className={styles.muted}>
            {savedBy ? (
              <Trans id="product.draft.by">Draft, last saved by {savedBy}. Growers don't see it yet.</Trans>
            ) : (
              <Trans id="product.draft">Draft. Growers don't see it yet.</Trans>
            )}
          </p>
        ) : null}
        <Cluster>
          {view.link ? (
            <LinkButton look="outline" size="small" icon={ExternalLink} href={view.link}>
              <Trans id="product.view">View on Grow</Trans>
            </LinkButton>
          ) : null}
          {view.section === "nutrients" && view.id !== "new" ? (
            <LinkButton look="outline" size="small" href={paths.editComposition(view.id)}>
              <Trans id="product.composition">Edit composition</Trans>
            </LinkButton>
          ) : null}
        </Cluster>
      </Stack>
      <FieldsNotes
        {...{ editor, refusal, outcome: view.outcome, ...words }}
        about={({ name = "", description = "" }) => [name, description]}
      />
      <Form method="post" action={here} noValidate {...editor.formProps}>
        <input type="hidden" name="version" value={editor.version} />
        <input type="hidden" name="tmp_id" value={view.tmpId ?? ""} />
        <fieldset key={editor.turn} disabled={!view.canEdit}>
          <Stack gap={5}>
            <div className={styles.grid}>
              <TextField {...field("name")} required maxLength={120} />
              <CategoryField
                section={view.section}
                label={labels.category}
                value={now.category ?? ""}
                error={errors.category}
              />
              <div className={styles.wide}>
                <TextArea
                  {...field("description")}
                  rows={8}
                  maxLength={20000}
                  hint={t({
                    id: "product.text.hint",
                    message: "A blank line starts a new paragraph. Simple HTML works too.",
                  })}
                />
              </div>
              <TextField {...field("shop_url")} type="url" maxLength={500} placeholder="https://" />
              <LanguageField value={now.lang ?? "en"} />
            </div>
            {view.section === "seedbank" ? (
              <SeedFields now={now} errors={errors} />
            ) : SECTION_FIELDS[view.section].length > 0 ? (
              <PropFields section={view.section} now={now} errors={errors} />
            ) : null}
          </Stack>
        </fieldset>
        <fieldset disabled={!view.canEdit} className={styles.after}>
          <PhotoField
            name="photos"
            label={t({ id: "product.photos", message: "Photos" })}
            fields={now}
            turn={editor.turn}
            onChange={editor.touch}
            most={20}
            to={brandPhotoUpload(view.brandId, view.tmpId)}
            error={photoError}
          />
        </fieldset>
        <DraftBar intent="publish" {...{ editor, canEdit: view.canEdit, isDraft: view.isDraft }}>
          <Trans id="product.publish">Publish</Trans>
        </DraftBar>
      </Form>
      {view.canEdit && view.id !== "new" ? (
        <DeleteForm
          title={<Trans id="product.delete">Delete product</Trans>}
          submit={<Trans id="product.delete.submit">Delete for good</Trans>}
        >
          <Trans id="product.delete.text">Its page disappears. Diaries that use it keep its name.</Trans>
        </DeleteForm>
      ) : null}
    </Stack>
  );
}
