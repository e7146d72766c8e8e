import type { I18n } from "@lingui/core";
import type { DeskField } from "./described-field.ts";

/** The label of a described field. */
export function labelOf(i18n: I18n, { label }: DeskField): string {
  return typeof label === "function" ? label(i18n) : i18n._(label);
}

/** The options that a logged value names; lists of words are logged with commas. */
export function valueWords(i18n: I18n, field: DeskField, logged: string): string {
  if (field.kind !== "select" && field.kind !== "words") return logged;
  const options = field.options(i18n);
  const words = field.kind === "words" ? logged.split(", ") : [logged];
  return words.map((word) => options.find(({ value }) => value === word)?.label ?? word).join(", ");
}
