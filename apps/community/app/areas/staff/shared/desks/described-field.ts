import type { Schema } from "@grow/contract";
import type { I18n, MessageDescriptor } from "@lingui/core";

/** A table of the catalogue that fields may refer to. */
export type StaffDesk = Schema<"StaffDesk">;

/** A word or a group of options of a select field. */
export interface FieldOption {
  readonly value: string;
  readonly label: string;
  readonly group?: string;
}

interface Described {
  /** The path of its value in a row and in the request, which errors name too. */
  readonly name: string;
  readonly label: MessageDescriptor | ((i18n: I18n) => string);
  readonly hint?: MessageDescriptor;
}

/** A field of a form. Empty is null, unless it is required or a text that may be empty. */
export type DeskField = Described &
  (
    | { readonly kind: "text"; readonly maxLength: number; readonly required?: boolean }
    | { readonly kind: "ref"; readonly desk: StaffDesk; readonly required?: boolean }
    | { readonly kind: "html" }
    | { readonly kind: "number"; readonly unit?: string; readonly required?: boolean }
    /** Date and time in the zone of publication dates, UTC+2 all year. */
    | { readonly kind: "instant"; readonly required?: boolean }
    /** A day without a time. */
    | { readonly kind: "date"; readonly required?: boolean }
    | { readonly kind: "check" }
    | { readonly kind: "select"; readonly required?: boolean; options(i18n: I18n): readonly FieldOption[] }
    | { readonly kind: "lines" }
    | { readonly kind: "words"; options(i18n: I18n): readonly FieldOption[] }
  );

/** Fields under a heading. */
export interface FieldGroup {
  readonly title: MessageDescriptor;
  readonly fields: readonly DeskField[];
}

/** The names of the fields that have several values. */
export const wordFields = (fields: readonly DeskField[]): string[] =>
  fields.filter(({ kind }) => kind === "words").map(({ name }) => name);
