import "../../locales/auth/catalog.ts";
import "../../locales/settings/catalog.ts";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { textOf } from "../../../../shared/form-errors.ts";
import { clearedCodesCookie, readCodesCookie } from "../../shared/auth/codes-cookie.ts";
import { ownSettings, SETTINGS_HANDLE, settingsAction } from "../../shared/settings/own-settings.ts";
import { proofOf, readProofMeans } from "../../shared/settings/proof-means.ts";
import { PASSKEY_ERRORS } from "../../shared/settings/settings-errors.ts";
import { PasswordScreen } from "./screen.tsx";
import { titles } from "./titles.ts";

export const handle = SETTINGS_HANDLE;

export async function loader({ context, params }: LoaderFunctionArgs) {
  const user = await ownSettings({ context, params });
  const head = { ...fillHead(context.i18n, titles), isIndexed: false };
  const own = { params: { path: { id: user.id } } };
  const { means, changeDate } = await readProofMeans(context, user);
  const { data: keys } = await context.api.GET("/users/{id}/settings/passkeys", own);
  const newCodes = readCodesCookie(context.cookies);
  const loaded = {
    head,
    id: user.id,
    name: user.name,
    email: user.personal?.email ?? "",
    means,
    changed: changeDate === null ? null : context.formats.date(changeDate),
    codes: keys.cnt_codes,
    passkeys: keys.passkeys.map(({ id, name, use_date, add_date }) => ({
      id,
      name,
      added: context.formats.date(add_date),
      used: use_date === null ? null : context.formats.date(use_date),
    })),
    newCodes,
  };
  // Shown once.
  const cookie = newCodes && { "set-cookie": clearedCodesCookie(context.cookieScope) };
  return data(loaded, cookie ? { headers: cookie } : undefined);
}

export const action = settingsAction({
  password: {
    fields: ["password_old", "password", "password_repeat"],
    async save({ form, context, user }) {
      const old = textOf(form, "password_old");
      await context.api.PATCH("/users/{id}", {
        params: { path: { id: user.id } },
        body: {
          password: textOf(form, "password"),
          password_repeat: textOf(form, "password_repeat"),
          ...(old === "" ? {} : { password_old: old }),
        },
      });
      return undefined;
    },
  },
  addPasskey: {
    fields: ["name", "password"],
    texts: PASSKEY_ERRORS,
    async save({ form, context, user }) {
      await context.api.POST("/users/{id}/settings/passkeys", {
        params: { path: { id: user.id } },
        body: {
          name: textOf(form, "name").trim(),
          response: textOf(form, "response"),
          ...proofOf(form),
        },
      });
      return undefined;
    },
  },
  renamePasskey: {
    fields: ["name"],
    async save({ form, context, user }) {
      await context.api.PATCH("/users/{id}/settings/passkeys/{passkey}", {
        params: { path: { id: user.id, passkey: Number(textOf(form, "passkey")) } },
        body: { name: textOf(form, "name").trim() },
      });
      return undefined;
    },
  },
  removePasskey: {
    fields: ["password"],
    texts: PASSKEY_ERRORS,
    async save({ form, context, user }) {
      await context.api.DELETE("/users/{id}/settings/passkeys/{passkey}", {
        params: { path: { id: user.id, passkey: Number(textOf(form, "passkey")) } },
        body: proofOf(form),
      });
      return undefined;
    },
  },
  codes: {
    fields: ["password"],
    async save({ form, context, user }) {
      const { data: made } = await context.api.POST("/users/{id}/settings/recovery-codes", {
        params: { path: { id: user.id } },
        body: proofOf(form),
      });
      return { codes: made.codes };
    },
  },
});

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function Section() {
  return <PasswordScreen {...useLoaderData<typeof loader>()} sent={useActionData<typeof action>()} />;
}
