import type { Session } from "@grow/app-kit/request/load-context.server.ts";
import { fakeContext, formRequest, refusal } from "@grow/app-kit/testing/fake-context.ts";
import type { DetailCode } from "@grow/contract";
import { i18nFor, TRANSLATED_LOCALES } from "@grow/i18n";
import type { ActionFunctionArgs } from "@remix-run/node";
import { describe, expect, it } from "vitest";
import { action as deleting } from "../../screens/delete-settings/route.tsx";
import { action as oauthComplete } from "../../screens/oauth-complete/route.tsx";
import { action as password } from "../../screens/password-settings/route.tsx";
import { action as personal } from "../../screens/personal-settings/route.tsx";
import { action as picture } from "../../screens/picture-settings/route.tsx";
import { action as profile } from "../../screens/profile-settings/route.tsx";
import { action as recovery } from "../../screens/recovery/route.tsx";
import { action as socials } from "../../screens/social-settings/route.tsx";
import { action as tokens } from "../../screens/token-settings/route.tsx";

const USER = "PATCH /users/{id}";
const PERSONAL = "POST /users/{id}/settings/personal";
const KEYS = "POST /users/{id}/settings/passkeys";
const TOKENS = "POST /users/{id}/settings/tokens";
const FORM = null;

type Action = (args: ActionFunctionArgs) => Promise<unknown>;

/** A form, the operation that rejects it, why, and where the page shows which text. */
const REFUSALS: [
  action: Action,
  form: Record<string, string>,
  operation: string,
  why: { code: DetailCode; field?: string; params?: Record<string, number> },
  shownAt: string | null,
  text: string,
][] = [
  [profile, { form: "profile" }, USER, { code: "taken", field: "name" }, "name", "This is already taken."],
  [
    profile,
    { form: "profile" },
    USER,
    { code: "wrong_format", field: "name" },
    "name",
    "Use a–z, 0–9, _ . - and at least one letter.",
  ],
  [
    profile,
    { form: "profile" },
    USER,
    { code: "reserved_word", field: "name" },
    "name",
    "This word is reserved. Choose another.",
  ],
  [
    profile,
    { form: "profile" },
    USER,
    { code: "too_short", field: "name", params: { min: 3 } },
    "name",
    "Too short. Use at least 3 characters.",
  ],
  [
    profile,
    { form: "profile" },
    USER,
    { code: "out_of_range", field: "grow_since", params: { min: 1950, max: 2099 } },
    "grow_since",
    "Enter a value between 1950 and 2099.",
  ],
  [
    profile,
    { form: "profile" },
    USER,
    { code: "too_long", field: "item_growing.fav_method", params: { max: 60 } },
    "item_growing.fav_method",
    "Too long. Use up to 60 characters.",
  ],
  [
    socials,
    { form: "links" },
    USER,
    { code: "wrong_format", field: "socials.instagram" },
    "socials.instagram",
    "Enter only your name there: no link, no spaces.",
  ],
  [
    socials,
    { form: "links" },
    USER,
    { code: "wrong_format", field: "socials.website" },
    "socials.website",
    "Enter the whole address, like https://example.org",
  ],
  [
    socials,
    { form: "unlink", provider: "demo" },
    "DELETE /users/{id}/settings/socials/{provider}",
    { code: "not_allowed", field: "provider" },
    FORM,
    "That's your last way to sign in. Set a password first.",
  ],
  [
    personal,
    { form: "personal" },
    PERSONAL,
    { code: "out_of_range", field: "birthday" },
    "birthday",
    "Choose a day in the past.",
  ],
  [
    personal,
    { form: "personal" },
    PERSONAL,
    { code: "wrong_format", field: "email" },
    "email",
    "This doesn't look right. Check the spelling.",
  ],
  [
    personal,
    { form: "personal" },
    PERSONAL,
    { code: "required", field: "password" },
    "password",
    "Fill this in.",
  ],
  [
    personal,
    { form: "personal" },
    PERSONAL,
    { code: "wrong_credentials", field: "password" },
    "password",
    "Wrong password. Try again.",
  ],
  [
    password,
    { form: "password" },
    USER,
    { code: "wrong_credentials", field: "password_old" },
    "password_old",
    "Wrong password. Try again.",
  ],
  [
    password,
    { form: "password" },
    USER,
    { code: "weak_password", field: "password" },
    "password",
    "This password is too easy to guess. Choose another.",
  ],
  [
    password,
    { form: "password" },
    USER,
    { code: "not_equal", field: "password_repeat" },
    "password_repeat",
    "The two passwords don't match.",
  ],
  [
    password,
    { form: "addPasskey" },
    KEYS,
    { code: "token_invalid", field: "response" },
    FORM,
    "That passkey didn't work. Try again.",
  ],
  [
    password,
    { form: "addPasskey" },
    KEYS,
    { code: "token_expired", field: "response" },
    FORM,
    "That took too long. Try again.",
  ],
  [
    password,
    { form: "addPasskey" },
    KEYS,
    { code: "taken", field: "response" },
    FORM,
    "This passkey already signs in to an account.",
  ],
  [
    password,
    { form: "addPasskey" },
    KEYS,
    { code: "wrong_format", field: "response" },
    FORM,
    "That passkey didn't work. Try again.",
  ],
  [
    password,
    { form: "removePasskey", passkey: "3" },
    "DELETE /users/{id}/settings/passkeys/{passkey}",
    { code: "not_allowed", field: "passkey" },
    FORM,
    "That's your last way to sign in. Set a password first.",
  ],
  [
    tokens,
    { form: "create" },
    TOKENS,
    { code: "too_many", field: "name", params: { max: 20 } },
    "name",
    "You already have 20 tokens. Revoke one first.",
  ],
  [
    picture,
    { form: "choose", upload_id: "5" },
    "POST /users/{id}/avatars",
    { code: "removed_photo", field: "upload_id" },
    FORM,
    "This photo was removed. Upload it again.",
  ],
  [
    deleting,
    { form: "delete", name: "tes" },
    "DELETE /users/{id}",
    { code: "wrong_credentials", field: "name" },
    "name",
    "That's not your name here. Check the spelling.",
  ],
  [
    deleting,
    { form: "delete" },
    "DELETE /users/{id}",
    { code: "last_manager" },
    FORM,
    "A brand needs at least one manager.",
  ],
  [
    oauthComplete,
    {},
    "POST /oauth/complete",
    { code: "taken", field: "email" },
    "email",
    "This email has an account. Sign in and link the provider in your settings.",
  ],
  [
    oauthComplete,
    {},
    "POST /oauth/complete",
    { code: "token_expired", field: "ticket" },
    FORM,
    "The sign-in took too long. Try again.",
  ],
  [
    recovery,
    {},
    "POST /session/recovery",
    { code: "wrong_credentials" },
    FORM,
    "That name and code don't match, or the code was used.",
  ],
];

const session = { user: { id: 7, name: "tess", link: "/grower/tess" } } as unknown as Session;

async function shown(
  [action, fields, operation, why]: (typeof REFUSALS)[number],
  locale: (typeof TRANSLATED_LOCALES)[number],
) {
  const { context } = fakeContext({
    ...{ path: "/grower/tess/settings", session, locale },
    api: {
      [operation]: () => {
        throw refusal(422, [why]);
      },
    },
  });
  const request = formRequest("/grower/tess/settings", fields);
  const result = (await action({ request, context, params: {} })) as {
    data: { errors: { fields: Record<string, string>; form: string | null } };
    init: { status: number };
  };
  expect(result.init.status).toBe(422);
  return result.data.errors;
}

describe("a rejected form of an account", () => {
  it.each(REFUSALS.map((row) => [`${row[2]} ${row[3].code}`, row[4] ?? "the form", row[5], row] as const))(
    "after %s shows at %s: %s",
    async (_why, _where, text, row) => {
      const { fields, form } = await shown(row, "en");
      const [, , , , at] = row;
      expect(at === null ? form : fields[at]).toBe(text);
      expect(Object.keys(fields)).toEqual(at === null ? [] : [at]);
    },
  );

  it.each(TRANSLATED_LOCALES)("has its texts in %s", async (locale) => {
    expect(i18nFor(locale).locale).toBe(locale);
    for (const row of REFUSALS) {
      const { fields, form } = await shown(row, locale);
      const text = Object.values(fields)[0] ?? form ?? "";
      expect(text, row[5]).toMatch(/\p{L}{2}/u);
      if (locale === "en") expect(text).toBe(row[5]);
      else expect(text).not.toBe(row[5]);
      expect(text).not.toMatch(/[{}]|^(?:settings|auth|api|account)\./);
    }
  });
});
