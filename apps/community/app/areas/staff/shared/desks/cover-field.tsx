import { PhotoField } from "@grow/app-kit/editor/photos/photo-field.tsx";
import { COVER } from "./cover-values.ts";
import { type FormValues, textsOf } from "./form-values.ts";

interface CoverFieldProps {
  readonly label: string;
  readonly values: FormValues;
  readonly error: string | undefined;
}

/** The picture of a row with its description. It is uploaded when it is chosen, and saved with the form. */
export function CoverField({ label, values, error }: CoverFieldProps) {
  return (
    <PhotoField
      name={COVER}
      label={label}
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
