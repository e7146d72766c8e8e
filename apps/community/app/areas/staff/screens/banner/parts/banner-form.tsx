import { bannerKindWord } from "@grow/app-kit/ads/banner-words.ts";
import { CountryField } from "@grow/app-kit/ads/country-field.tsx";
import { PhotoField } from "@grow/app-kit/editor/photos/photo-field.tsx";
import type { Country } from "@grow/app-kit/forms/countries.ts";
import { Plate, Stack } from "@grow/ui/foundation";
import { Trans, useLingui } from "@lingui/react/macro";
import { deskPaths } from "../../../desk-paths.ts";
import { errorBelow } from "../../../shared/desks/described-input.tsx";
import styles from "../../../shared/desks/desk.module.css";
import { DeskForm } from "../../../shared/desks/desk-form.tsx";
import { DescribedFields } from "../../../shared/desks/field-groups.tsx";
import { type FormValues, listAt, textAt, textsOf } from "../../../shared/desks/form-values.ts";
import { refIdField } from "../../../shared/desks/ref-id-field.ts";
import type { RejectedForm } from "../../../shared/desks/rejected-form.ts";
import { OWNER_FIELDS, PLACE_FIELDS, WORD_FIELDS } from "../banner-fields.ts";
import type { BannerView } from "../view.ts";

interface BannerFormProps {
  banner: BannerView | null;
  requestKey: string | null;
  countries: readonly Country[];
  values: FormValues;
  rejected: RejectedForm | null;
}

/** The form of a banner. Its kind and brand are chosen once. */
export function BannerForm({ banner, requestKey, countries, values: saved, rejected }: BannerFormProps) {
  const { i18n, t } = useLingui();
  const refused = rejected?.deed === "save" ? rejected : null;
  const values = refused?.values ?? saved;
  const errors = refused?.errors.fields ?? {};
  return (
    <DeskForm
      key={banner?.id}
      version={banner?.version ?? null}
      requestKey={requestKey}
      rejected={refused}
      cancel={deskPaths.banners()}
    >
      <Plate>
        <Stack gap={4}>
          <h2>
            <Trans id="admin.banner.content">Content</Trans>
          </h2>
          {banner ? (
            <p className={styles.detail}>
              {bannerKindWord(i18n, banner.preview.kind)}
              {banner.brand ? ` · ${banner.brand.name}` : null}
              <input type="hidden" name="type" value={textAt(saved, "type")} />
              <input
                type="hidden"
                name={refIdField("brand_id")}
                value={textAt(saved, refIdField("brand_id"))}
              />
            </p>
          ) : (
            <DescribedFields fields={OWNER_FIELDS} values={values} errors={errors} />
          )}
          <DescribedFields fields={WORD_FIELDS} values={values} errors={errors} />
          <Pictures values={values} errors={errors} />
        </Stack>
      </Plate>
      <Plate>
        <Stack gap={4}>
          <h2>
            <Trans id="admin.banner.places">Where and when</Trans>
          </h2>
          <DescribedFields fields={PLACE_FIELDS} values={values} errors={errors} />
          <CountryField
            label={t({ id: "admin.banner.countries", message: "Countries" })}
            countries={countries}
            chosen={listAt(values, "countries")}
            boxOf={(code) => ({ name: "countries", value: code })}
            error={errors.countries ?? errorBelow("countries", errors)}
          />
        </Stack>
      </Plate>
    </DeskForm>
  );
}

function Pictures({
  values,
  errors,
}: Pick<BannerFormProps, "values"> & { errors: Readonly<Record<string, string>> }) {
  const { t } = useLingui();
  const common = {
    ...{ fields: textsOf(values), turn: 0, most: 1, onChange: ignore },
    to: upload,
  };
  return (
    <>
      <PhotoField
        {...common}
        name="image"
        label={t({ id: "admin.banner.image", message: "Picture" })}
        described
        error={errors.image_id ?? errors.image_alt}
      />
      <PhotoField
        {...common}
        name="image_dark"
        label={t({ id: "admin.banner.imageDark", message: "Picture for the dark theme" })}
        error={errors.image_dark_id}
      />
    </>
  );
}

const upload: Parameters<typeof PhotoField>[0]["to"] = (send, photo) =>
  send("/uploads/problems/photos", { ...photo, fields: {} });

/** The form keeps no draft that a photo would have to be noted in. */
const ignore = () => {};
