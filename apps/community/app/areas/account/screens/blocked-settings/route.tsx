import "../../locales/settings/catalog.ts";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { textOf } from "../../../../shared/form-errors.ts";
import { ownSettings, SETTINGS_HANDLE, settingsAction } from "../../shared/settings/own-settings.ts";
import { BlockedScreen } from "./screen.tsx";
import { titles } from "./titles.ts";

export const handle = SETTINGS_HANDLE;

export async function loader({ context, params }: LoaderFunctionArgs) {
  const user = await ownSettings({ context, params });
  const head = { ...fillHead(context.i18n, titles), isIndexed: false };
  const { data } = await context.api.GET("/users/{id}/settings/{section}", {
    params: { path: { id: user.id, section: "banned" } },
  });
  return { head, banned: data.banned ?? [] };
}

export const action = settingsAction({
  unblock: {
    fields: [],
    async save({ form, context, user }) {
      await context.api.DELETE("/users/{id}/settings/banned/{a}/{b}", {
        params: {
          path: { id: user.id, a: textOf(form, "type") as "user" | "chat", b: Number(textOf(form, "id")) },
        },
      });
      return undefined;
    },
  },
});

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function Section() {
  return <BlockedScreen {...useLoaderData<typeof loader>()} sent={useActionData<typeof action>()} />;
}
