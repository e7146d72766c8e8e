import { PhotoField } from "@grow/app-kit/editor/photos/photo-field.tsx";
import type { FieldsEditor } from "@grow/app-kit/editor/use-fields-editor.ts";
import type { BannerPicture } from "@grow/domain/banners";
import { Trans } from "@lingui/react/macro";
import { brandPhotoUpload } from "../../../../../shared/editor/brand-photo-upload.ts";
import editorStyles from "../../../../../shared/editor/editor.module.css";
import { useBannerLabels } from "./part-words.tsx";

interface PictureFieldsProps {
  picture: BannerPicture;
  editor: FieldsEditor;
  brandId: number;
  tmpId: string | null;
  errors: Readonly<Record<string, string>>;
  onChange: () => void;
}

/** The pictures of a banner: one for the light theme, and another one for the dark theme if wanted. */
export function PictureFields({ picture, editor, brandId, tmpId, errors, onChange }: PictureFieldsProps) {
  const labels = useBannerLabels();
  const [ratioWidth, ratioHeight] = picture.ratio;
  const { width, height } = picture;
  const common = {
    ...{ fields: editor.start, turn: editor.turn, most: 1, onChange },
    to: brandPhotoUpload(brandId, tmpId),
  };
  return (
    <>
      <div className={editorStyles.grid}>
        <PhotoField
          {...common}
          name="image"
          label={labels.image}
          described
          error={errors.image_id ?? errors.image_alt}
        />
        <PhotoField {...common} name="image_dark" label={labels.image_dark} error={errors.image_dark_id} />
      </div>
      <p className={editorStyles.muted}>
        <Trans id="banner.picture.hint">
          {ratioWidth}:{ratioHeight}, at least {width} × {height} pixels, so it's sharp on every screen. Leave
          words out of the picture. Without a dark one, both themes show the first.
        </Trans>
      </p>
    </>
  );
}
