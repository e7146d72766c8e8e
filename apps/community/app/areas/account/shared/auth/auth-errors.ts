import { msg } from "@lingui/core/macro";
import type { FieldTexts } from "../../../../shared/form-errors.ts";

/** Errors of the forms that choose a grower's name. */
export const NAME_ERRORS: FieldTexts = {
  "name wrong_format": msg({
    id: "account.name.format",
    message: "Use a–z, 0–9, _ . - and at least one letter.",
  }),
};

const TOO_LATE = msg({
  id: "auth.error.late",
  message: "The sign-in took too long. Try again.",
});

/** Errors of coming back from a provider. */
export const CALLBACK_ERRORS: FieldTexts = {
  "state token_expired": TOO_LATE,
  "state token_invalid": msg({
    id: "auth.error.used",
    message: "This sign-in was already used. Try again.",
  }),
  "code token_invalid": msg({
    id: "auth.error.provider",
    message: "The provider didn't confirm who you are. Try again.",
  }),
  "provider taken": msg({
    id: "auth.error.linked",
    message: "This provider account already belongs to another grower.",
  }),
};

/** Errors of completing an account that comes from a provider. */
export const COMPLETE_ERRORS: FieldTexts = {
  ...NAME_ERRORS,
  "email taken": msg({
    id: "auth.error.email",
    message: "This email has an account. Sign in and link the provider in your settings.",
  }),
  "ticket token_expired": TOO_LATE,
  "ticket token_invalid": TOO_LATE,
};

/** A wrong recovery code is an error of the whole form. */
export const RECOVERY_ERRORS: FieldTexts = {
  " wrong_credentials": msg({
    id: "auth.error.recovery",
    message: "That name and code don't match, or the code was used.",
  }),
};
