import { PhotoField } from "@grow/app-kit/editor/photos/photo-field.tsx";
import { useLingui } from "@lingui/react/macro";
import type { FormValues } from "../../../shared/desks/form-values.ts";
import { COVER, textsOf } from "../giveaway-form.ts";
import { coverWord } from "./change-words.ts";

/** The picture of a giveaway with its description. It is uploaded when it is chosen, and saved with the form. */
export function Cover({ values, error }: { values: FormValues; error: string | undefined }) {
  const { i18n } = useLingui();
  return (
    <PhotoField
      name={COVER}
      label={coverWord(i18n)}
      fields={textsOf(values)}
      turn={0}
      most={1}
      described
      to={(upload, photo) => upload("/uploads/problems/photos", { ...photo, fields: {} })}
      error={error}
      onChange={ignore}
    />
  );
}

/** The form keeps no draft that a photo would have to be noted in. */
const ignore = () => {};
