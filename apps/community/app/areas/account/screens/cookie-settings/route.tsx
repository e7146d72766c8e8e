import "../../locales/settings/catalog.ts";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ownSettings, SETTINGS_HANDLE, settingsAction } from "../../shared/settings/own-settings.ts";
import { CookieScreen } from "./screen.tsx";
import { titles } from "./titles.ts";

export const handle = SETTINGS_HANDLE;

export async function loader({ context, params }: LoaderFunctionArgs) {
  const user = await ownSettings({ context, params });
  const head = { ...fillHead(context.i18n, titles), isIndexed: false };
  const { data } = await context.api.GET("/users/{id}/settings/{section}", {
    params: { path: { id: user.id, section: "cookies" } },
  });
  return { head, cookies: data.cookies ?? null };
}

export const action = settingsAction({
  cookies: {
    fields: [],
    async save({ form, context, user }) {
      const isAll = form.get("choice") === "all";
      await context.api.PATCH("/users/{id}/presets", {
        params: { path: { id: user.id } },
        body: {
          cookies: {
            necessary: true,
            statistics: isAll || form.has("statistics"),
            marketing: isAll || form.has("marketing"),
          },
        },
      });
      return undefined;
    },
  },
});

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function Section() {
  return <CookieScreen {...useLoaderData<typeof loader>()} sent={useActionData<typeof action>()} />;
}
