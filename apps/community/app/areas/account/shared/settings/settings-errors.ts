import { msg } from "@lingui/core/macro";
import type { FieldTexts } from "../../../../shared/form-errors.ts";

const WRONG_PASSWORD = msg({ id: "settings.error.password", message: "Wrong password. Try again." });

/** Errors of any form with a password confirmation. */
export const PROOF_ERRORS: FieldTexts = {
  "password wrong_credentials": WRONG_PASSWORD,
  "password_old wrong_credentials": WRONG_PASSWORD,
};

/** Pages of settings load the texts of settings only, so this repeats the message of the sign-up form. */
export const PROFILE_ERRORS: FieldTexts = {
  "name wrong_format": msg({
    id: "settings.name.format",
    message: "Use a–z, 0–9, _ . - and at least one letter.",
  }),
};

const HANDLE = msg({
  id: "settings.error.handle",
  message: "Enter only your name there: no link, no spaces.",
});

export const LINK_ERRORS: FieldTexts = {
  "socials.instagram wrong_format": HANDLE,
  "socials.youtube wrong_format": HANDLE,
  "socials.facebook wrong_format": HANDLE,
  "socials.x wrong_format": HANDLE,
  "socials.website wrong_format": msg({
    id: "settings.error.website",
    message: "Enter the whole address, like https://example.org",
  }),
};

export const PERSONAL_ERRORS: FieldTexts = {
  "birthday out_of_range": msg({ id: "settings.error.birthday", message: "Choose a day in the past." }),
};

const LAST_WAY = msg({
  id: "settings.error.lastWay",
  message: "That's your last way to sign in. Set a password first.",
});
const FAILED_PASSKEY = msg({
  id: "settings.error.passkey",
  message: "That passkey didn't work. Try again.",
});

/** The form has no field for the passkey itself: these are shown at the form. */
export const PASSKEY_ERRORS: FieldTexts = {
  "response wrong_format": FAILED_PASSKEY,
  "response token_invalid": FAILED_PASSKEY,
  "response token_expired": msg({
    id: "settings.error.passkeyLate",
    message: "That took too long. Try again.",
  }),
  "response taken": msg({
    id: "settings.error.passkeyTaken",
    message: "This passkey already signs in to an account.",
  }),
  "passkey not_allowed": LAST_WAY,
};

export const PROVIDER_ERRORS: FieldTexts = { "provider not_allowed": LAST_WAY };

export const TOKEN_ERRORS: FieldTexts = {
  "name too_many": msg({
    id: "settings.error.tokens",
    message: "You already have {max} tokens. Revoke one first.",
  }),
};

export const DELETE_ERRORS: FieldTexts = {
  "name wrong_credentials": msg({
    id: "settings.error.name",
    message: "That's not your name here. Check the spelling.",
  }),
};

export const COPY_ERRORS: FieldTexts = {
  "file wrong_format": msg({
    id: "settings.error.copy",
    message: "This isn't a copy from Grow, or it's damaged.",
  }),
  "file unsupported_type": msg({
    id: "settings.error.copyType",
    message: "Choose the ZIP that you downloaded from Grow.",
  }),
};
