import "../../locales/settings/catalog.ts";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { textOf } from "../../../../shared/form-errors.ts";
import { ownSettings, SETTINGS_HANDLE, settingsAction } from "../../shared/settings/own-settings.ts";
import { SubscriptionScreen } from "./screen.tsx";
import { titles } from "./titles.ts";

export const handle = SETTINGS_HANDLE;

export async function loader({ context, params }: LoaderFunctionArgs) {
  const user = await ownSettings({ context, params });
  const head = { ...fillHead(context.i18n, titles), isIndexed: false };
  const { data } = await context.api.GET("/users/{id}/settings/{section}", {
    params: { path: { id: user.id, section: "subscribe" } },
  });
  return { head, subscribe: data.subscribe, personal: user.personal ?? null };
}

export const action = settingsAction({
  subscribe: {
    fields: ["digest"],
    async save({ form, context, user }) {
      await context.api.PATCH("/users/{id}/settings/notifications", {
        params: { path: { id: user.id } },
        body: {
          is_newsletter: form.has("is_newsletter"),
          is_brand_newsletter: form.has("is_brand_newsletter"),
          digest: textOf(form, "digest") as "none" | "daily" | "weekly",
          locale: context.locale,
        },
      });
      return undefined;
    },
  },
});

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function Section() {
  return <SubscriptionScreen {...useLoaderData<typeof loader>()} sent={useActionData<typeof action>()} />;
}
