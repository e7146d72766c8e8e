import "../../locales/settings/catalog.ts";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { textOf } from "../../../../shared/form-errors.ts";
import { premiumState } from "../../../../shared/premium/premium-state.ts";
import { paths } from "../../paths.ts";
import { ownSettings, SETTINGS_HANDLE, settingsAction } from "../../shared/settings/own-settings.ts";
import { PremiumSettingsScreen } from "./screen.tsx";
import { titles } from "./titles.ts";

export const handle = SETTINGS_HANDLE;

export async function loader({ context, params }: LoaderFunctionArgs) {
  const user = await ownSettings({ context, params });
  const { data } = await context.api.GET("/users/{id}/premium", { params: { path: { id: user.id } } });
  return { head: { ...fillHead(context.i18n, titles), isIndexed: false }, ...premiumState(data) };
}

export const action = settingsAction({
  renewal: {
    fields: [],
    async save({ form, context }) {
      await context.api.PATCH("/partners/renewal", {
        body: { kind: "premium", is_renew: textOf(form, "intent") === "renew" },
      });
      return redirect(paths.settings("premium"), 303);
    },
  },
});

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function Section() {
  return <PremiumSettingsScreen {...useLoaderData<typeof loader>()} sent={useActionData<typeof action>()} />;
}
