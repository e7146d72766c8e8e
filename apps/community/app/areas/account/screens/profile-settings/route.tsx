import "../../locales/settings/catalog.ts";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { textOf } from "../../../../shared/form-errors.ts";
import { settingsPath } from "../../settings-path.ts";
import {
  ownSettings,
  SETTINGS_HANDLE,
  savedForm,
  settingsAction,
} from "../../shared/settings/own-settings.ts";
import { PROFILE_ERRORS } from "../../shared/settings/settings-errors.ts";
import { ProfileScreen } from "./screen.tsx";
import { titles } from "./titles.ts";

export const handle = SETTINGS_HANDLE;

/** In the address after a new name was saved. */
const RENAMED = "renamed";

export async function loader({ context, params }: LoaderFunctionArgs) {
  const user = await ownSettings({ context, params });
  const head = { ...fillHead(context.i18n, titles), isIndexed: false };
  const { data } = await context.api.GET("/users/{id}/settings/{section}", {
    params: { path: { id: user.id, section: "profile" } },
  });
  return {
    head,
    name: user.name,
    profile: data.profile,
    thisYear: new Date(context.now).getUTCFullYear(),
    isRenamed: context.url.searchParams.has(RENAMED),
  };
}

export const action = settingsAction({
  profile: {
    fields: ["name", "about", "grow_since", "item_growing"],
    texts: PROFILE_ERRORS,
    async save({ form, context, user }) {
      const year = Number(textOf(form, "grow_since"));
      const text = (name: string) => textOf(form, name).trim();
      const { data: saved } = await context.api.PATCH("/users/{id}", {
        params: { path: { id: user.id } },
        body: {
          name: text("name"),
          about: text("about"),
          lang: context.locale === "en-tr" ? "en" : context.locale,
          grow_since: year === 0 ? null : year,
          is_discreet: form.get("is_discreet") === "on",
          item_growing: {
            fvs_name: text("item_growing.fvs_name"),
            fvn_name: text("item_growing.fvn_name"),
            fav_method: text("item_growing.fav_method"),
          },
        },
      });
      // The page's own address has the old name.
      return saved.link === user.link
        ? undefined
        : redirect(`${settingsPath("", saved.link)}?${RENAMED}`, 303);
    },
  },
});

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function Section() {
  const { isRenamed, ...shown } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>() ?? (isRenamed ? savedForm("profile") : undefined);
  return <ProfileScreen {...shown} sent={sent} />;
}
