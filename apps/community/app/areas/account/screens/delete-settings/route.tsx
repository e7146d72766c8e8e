import "../../locales/settings/catalog.ts";
import { CLEAR_SITE_DATA } from "@grow/app-kit/request/clear-site-data.ts";
import { clearedTokenCookies } from "@grow/app-kit/request/cookies.ts";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { paths } from "../../../../paths.ts";
import { textOf } from "../../../../shared/form-errors.ts";
import { RESTORED } from "../../shared/auth/restored-path.ts";
import { wantedPath } from "../../shared/auth/start-session.ts";
import { ownSettings, SETTINGS_HANDLE, settingsAction } from "../../shared/settings/own-settings.ts";
import { proofOf, readProofMeans } from "../../shared/settings/proof-means.ts";
import { DELETE_ERRORS } from "../../shared/settings/settings-errors.ts";
import { DeleteScreen } from "./screen.tsx";
import { titles } from "./titles.ts";

export const handle = SETTINGS_HANDLE;

export async function loader({ context, params }: LoaderFunctionArgs) {
  const user = await ownSettings({ context, params });
  const head = { ...fillHead(context.i18n, titles), isIndexed: false };
  const place = { params: { path: { id: user.id, section: "delete" as const } } };
  const { data } = await context.api.GET("/users/{id}/settings/{section}", place);
  const { means } = await readProofMeans(context, user);
  const effects = data.delete ?? null;
  return {
    head,
    name: user.name,
    effects,
    means,
    next: context.url.searchParams.has(RESTORED) ? wantedPath(context) : null,
    plannedDate: effects?.date_end ? context.formats.date(effects.date_end) : null,
  };
}

const REASONS = ["stopped", "too_many_notifications", "other_account", "other"] as const;

export const action = settingsAction({
  delete: {
    fields: ["password", "name"],
    texts: DELETE_ERRORS,
    async save({ form, context, user }) {
      const reason = REASONS.find((one) => one === form.get("reason"));
      await context.api.DELETE("/users/{id}", {
        params: { path: { id: user.id } },
        body: {
          ...(form.has("name") ? { name: textOf(form, "name").trim() || "---" } : {}),
          ...proofOf(form),
          ...(reason ? { reason } : {}),
          is_at_once: form.get("when") === "now",
        },
      });
      const headers = new Headers(CLEAR_SITE_DATA);
      for (const cookie of clearedTokenCookies(context.cookieScope)) headers.append("set-cookie", cookie);
      return redirect(paths.home(), { headers, status: 303 });
    },
  },
  keep: {
    fields: [],
    async save({ context, user }) {
      await context.api.POST("/users/{id}/restore", { params: { path: { id: user.id } } });
      return undefined;
    },
  },
});

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function Section() {
  return <DeleteScreen {...useLoaderData<typeof loader>()} sent={useActionData<typeof action>()} />;
}
