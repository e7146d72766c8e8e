import {
  RichTextField as KitField,
  type RichTextFieldProps as KitFieldProps,
} from "@grow/app-kit/rich-text/rich-text-field.tsx";
import { useLingui } from "@lingui/react/macro";
import { cardWord } from "./card-words.ts";
import { readTitle } from "./read-title.ts";

export interface RichTextFieldProps extends Omit<KitFieldProps, "to" | "describeCard" | "readTitle"> {
  /** The text may have pictures, and links that are shown as cards. */
  hasMedia?: boolean;
}

/** A formatted text of the staff desk. */
export function RichTextField({ hasMedia = false, ...field }: RichTextFieldProps) {
  const { i18n } = useLingui();
  const media: Pick<KitFieldProps, "to" | "describeCard" | "readTitle"> = {
    to: (send, photo) => send("/uploads/problems/photos", { ...photo, fields: {} }),
    describeCard: (href) => cardWord(i18n, href),
    readTitle,
  };
  return <KitField {...field} {...(hasMedia ? media : {})} />;
}
