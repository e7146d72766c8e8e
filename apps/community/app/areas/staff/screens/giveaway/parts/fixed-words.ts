import { formatsFor } from "@grow/i18n/format";
import type { Locale } from "@grow/i18n/locales";
import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { DeskField } from "../../../shared/desks/described-field.ts";
import { valueWords } from "../../../shared/desks/field-words.ts";
import { type FormValues, textAt } from "../../../shared/desks/form-values.ts";
import { savedField, shownField } from "../giveaway-form.ts";
import type { FixedReason } from "../view.ts";

const REASONS: Readonly<Record<FixedReason, MessageDescriptor>> = {
  entries: msg({ id: "admin.giveaway.fixed.entries", message: "Can't change: growers have entered" }),
  ended: msg({ id: "admin.giveaway.fixed.ended", message: "Can't change: this time has passed" }),
  frozen: msg({ id: "admin.giveaway.fixed.frozen", message: "Can't change: the list of entries is frozen" }),
};

const YES = msg({ id: "admin.giveaway.yes", message: "Yes" });
const NO = msg({ id: "admin.giveaway.no", message: "No" });

/** Why a field can no longer be changed. */
export const fixedWord = (i18n: I18n, reason: FixedReason) => i18n._(REASONS[reason]);

/** Yes or no. */
export const yesWord = (i18n: I18n, isYes: boolean) => i18n._(isYes ? YES : NO);

/** A date with its time, UTC; other text as it is. */
export function instantWords(i18n: I18n, instant: string): string {
  return /^\d{4}-\d\d-\d\dT/.test(instant)
    ? `${formatsFor(i18n.locale as Locale).dateTime(instant)} UTC`
    : instant;
}

/** The value of a field as text; a dash without one. */
export function fieldText(i18n: I18n, field: DeskField, values: FormValues): string {
  if (field.kind === "check") return yesWord(i18n, textAt(values, field.name) !== "");
  if (field.kind === "instant") return instantWords(i18n, textAt(values, savedField(field.name))) || "–";
  if (field.kind === "ref") return textAt(values, shownField(field.name)) || "–";
  const value = values[field.name] ?? "";
  return valueWords(i18n, field, typeof value === "string" ? value : value.join(", ")) || "–";
}
