import "../../locales/settings/catalog.ts";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { textOf } from "../../../../shared/form-errors.ts";
import { ownSettings, SETTINGS_HANDLE, settingsAction } from "../../shared/settings/own-settings.ts";
import { SessionScreen } from "./screen.tsx";
import { titles } from "./titles.ts";

export const handle = SETTINGS_HANDLE;

export async function loader({ context, params }: LoaderFunctionArgs) {
  const user = await ownSettings({ context, params });
  const head = { ...fillHead(context.i18n, titles), isIndexed: false };
  const { data } = await context.api.GET("/users/{id}/settings/sessions", {
    params: { path: { id: user.id } },
  });
  const { date, dateTime } = context.formats;
  return {
    head,
    sessions: data.sessions.map(({ use_date, add_date, ...session }) => ({
      ...session,
      used: dateTime(use_date),
      since: date(add_date),
    })),
  };
}

export const action = settingsAction({
  end: {
    fields: [],
    async save({ form, context, user }) {
      const session = Number(textOf(form, "session"));
      await context.api.DELETE("/users/{id}/settings/sessions/{session}", {
        params: { path: { id: user.id, session } },
      });
      return undefined;
    },
  },
  endAll: {
    fields: [],
    async save({ context, user }) {
      await context.api.DELETE("/users/{id}/settings/sessions", { params: { path: { id: user.id } } });
      return undefined;
    },
  },
});

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function Section() {
  return <SessionScreen {...useLoaderData<typeof loader>()} sent={useActionData<typeof action>()} />;
}
