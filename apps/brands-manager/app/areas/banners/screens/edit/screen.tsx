import { BannerPreview } from "@grow/app-kit/ads/banner-preview.tsx";
import { bannerKindWord, bannerPlaceWord } from "@grow/app-kit/ads/banner-words.ts";
import { FieldsNotes } from "@grow/app-kit/editor/fields-notes.tsx";
import { type FormFields, formFields } from "@grow/app-kit/editor/form-fields.ts";
import type { Refusal } from "@grow/app-kit/editor/refusal.ts";
import { useFieldsEditor } from "@grow/app-kit/editor/use-fields-editor.ts";
import type { Country } from "@grow/app-kit/forms/countries.ts";
import type { Schema } from "@grow/contract";
import { BANNER_KINDS, type BannerKind } from "@grow/domain/banners";
import { Section, Stack } from "@grow/ui/foundation";
import { Trans, useLingui } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import { useState } from "react";
import { BackLink } from "../../../../shared/editor/back-link.tsx";
import { DeleteForm } from "../../../../shared/editor/delete-form.tsx";
import { DraftBar } from "../../../../shared/editor/draft-bar.tsx";
import styles from "../../../../shared/editor/editor.module.css";
import { paths } from "../../paths.ts";
import { bannerParts } from "./banner-form.ts";
import { usePartWords } from "./parts/part-words.tsx";
import { PictureFields } from "./parts/picture-fields.tsx";
import { PlaceFields } from "./parts/place-fields.tsx";
import { previewOf } from "./parts/preview.ts";
import { StateNote } from "./parts/state-note.tsx";
import { WordFields } from "./parts/word-fields.tsx";

export interface EditBannerScreenProps {
  id: number | "new";
  kind: BannerKind;
  tmpId: string | null;
  version: number;
  state: Schema<"BannerState">;
  isDraft: boolean;
  reviewText: string;
  brandId: number;
  brandName: string;
  canEdit: boolean;
  outcome: "saved" | "discarded" | null;
  countries: readonly Country[];
  fields: Readonly<Record<string, string>>;
  refusal: Refusal | undefined;
}

/** The editor of a banner with its shared draft and a preview. Works without scripts, except for pictures and the live preview. */
export function EditBannerScreen({ refusal, ...view }: EditBannerScreenProps) {
  const { i18n, t } = useLingui();
  const isNewDraft = view.id === "new" && view.isDraft;
  const [typed, setTyped] = useState<FormFields>(() => ({ ...view.fields, ...refusal?.typed }));
  const editor = useFieldsEditor({
    type: `banner-${view.kind}`,
    id: view.id === "new" ? (isNewDraft ? (view.tmpId ?? "new") : `${view.brandId}-new`) : view.id,
    ...{ saved: view.fields, version: view.version, refusal, parts: bannerParts },
    onFill: setTyped,
  });
  const { ref: form, onInput, ...formProps } = editor.formProps;
  // After the fields have taken over what the event changes.
  const show = () =>
    setTimeout(() => {
      if (form.current) setTyped(formFields(new FormData(form.current)));
    });
  const { picture } = BANNER_KINDS[view.kind];
  const errors = refusal?.errors.fields ?? {};
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <BackLink href={paths.banners()}>
          <Trans id="banner.back">Banners</Trans>
        </BackLink>
        <h1>{view.fields.name || <Trans id="banner.new">New banner</Trans>}</h1>
        <p className={styles.muted}>
          {bannerKindWord(i18n, view.kind)} · {bannerPlaceWord(i18n, view.kind)}
        </p>
        <StateNote {...view} />
      </Stack>
      <FieldsNotes
        {...{ editor, refusal, outcome: view.outcome, ...usePartWords() }}
        about={({ name = "", title = "" }) => [name, title]}
      />
      <Section title={t({ id: "banner.preview", message: "Preview" })} close>
        <BannerPreview {...previewOf(view.kind, typed)} />
      </Section>
      <Form
        method="post"
        action={paths.editBanner(view.kind, view.id, isNewDraft ? view.tmpId : null)}
        noValidate
        ref={form}
        {...formProps}
        onInput={() => {
          onInput();
          show();
        }}
      >
        <input type="hidden" name="version" value={editor.version} />
        <input type="hidden" name="tmp_id" value={view.tmpId ?? ""} />
        <fieldset key={editor.turn} disabled={!view.canEdit}>
          <WordFields {...{ kind: view.kind, start: editor.start, typed, errors }} />
        </fieldset>
        {picture ? (
          <fieldset disabled={!view.canEdit} className={styles.after}>
            <PictureFields
              {...{ picture, editor, errors, brandId: view.brandId, tmpId: view.tmpId }}
              onChange={() => {
                editor.touch();
                show();
              }}
            />
          </fieldset>
        ) : null}
        <fieldset key={`places ${editor.turn}`} disabled={!view.canEdit} className={styles.after}>
          <PlaceFields
            {...{ start: editor.start, errors, brandName: view.brandName, countries: view.countries }}
          />
        </fieldset>
        <DraftBar intent="submit" {...{ editor, canEdit: view.canEdit, isDraft: view.isDraft }}>
          <Trans id="banner.submit">Submit for review</Trans>
        </DraftBar>
      </Form>
      {view.canEdit && view.id !== "new" ? (
        <DeleteForm
          title={<Trans id="banner.delete">Delete banner</Trans>}
          submit={<Trans id="banner.delete.submit">Delete for good</Trans>}
        >
          <Trans id="banner.delete.text">It stops at once. Its numbers stay in your results.</Trans>
        </DeleteForm>
      ) : null}
    </Stack>
  );
}
