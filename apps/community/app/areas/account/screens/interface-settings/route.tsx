import "../../locales/settings/catalog.ts";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { settingsPath } from "../../settings-path.ts";
import { ownSettings, settingsAction } from "../../shared/settings/own-settings.ts";
import { interfaceView } from "../../shared/settings/units/units-view.ts";
import { InterfaceScreen } from "./screen.tsx";
import { SIDEBAR_SORTS } from "./sidebar-sorts.ts";
import { interfaceTitles } from "./titles.ts";

// Guests choose here as well; what they chose differs from reader to reader.
export const handle: RouteHandle = { isPrivate: true };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const session = await context.session();
  if (params.grower !== undefined) await ownSettings({ context, params });
  else if (session) throw redirect(settingsPath("interface", session.user.link));
  return {
    head: { ...fillHead(context.i18n, interfaceTitles), isIndexed: false },
    ...interfaceView(context.measures),
    sidebarSort: session?.user.presets?.sidebar_sort ?? null,
  };
}

export const action = settingsAction({
  sidebar: {
    fields: ["sidebar_sort"],
    async save({ form, context, user }) {
      const sort = SIDEBAR_SORTS.find((one) => one === form.get("sidebar_sort"));
      if (sort === undefined) return undefined;
      const params = { path: { id: user.id } };
      await context.api.PATCH("/users/{id}/presets", { params, body: { sidebar_sort: sort } });
      return undefined;
    },
  },
});

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function InterfaceRoute() {
  return <InterfaceScreen {...useLoaderData<typeof loader>()} sent={useActionData<typeof action>()} />;
}
