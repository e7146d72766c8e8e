import "../../locales/settings/catalog.ts";
import { createUploader } from "@grow/api-client";
import { countriesIn } from "@grow/app-kit/forms/countries.ts";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { textOf } from "../../../../shared/form-errors.ts";
import { DOWNLOAD_FAILED } from "../../settings-path.ts";
import { missingFile } from "../../shared/settings/missing-file.ts";
import { ownSettings, SETTINGS_HANDLE, settingsAction } from "../../shared/settings/own-settings.ts";
import { proofOf, readProofMeans } from "../../shared/settings/proof-means.ts";
import { COPY_ERRORS, PERSONAL_ERRORS } from "../../shared/settings/settings-errors.ts";
import { PersonalScreen } from "./screen.tsx";
import { titles } from "./titles.ts";
import { copyView } from "./view.ts";

export const handle = SETTINGS_HANDLE;

export async function loader({ context, params }: LoaderFunctionArgs) {
  const user = await ownSettings({ context, params });
  const head = { ...fillHead(context.i18n, titles), isIndexed: false };
  const own = { params: { path: { id: user.id } } };
  const { data } = await context.api.GET("/users/{id}/settings/personal", own);
  const { means } = await readProofMeans(context, user);
  // The user's own list also has private diaries, which no counter counts.
  const mine = await context.api.GET("/diaries", { params: { query: { user_id: user.id, limit: 1 } } });
  return {
    head,
    personal: data.personal,
    means,
    countries: countriesIn(context.locale),
    copy: copyView(data.copy ?? null, (date) => context.formats.date(date)),
    isDownloadFailed: context.url.searchParams.has(DOWNLOAD_FAILED),
    restore: { id: user.id, latest: data.import ?? null, hasDiaries: mine.data.total > 0 },
    today: new Date(context.now).toISOString().slice(0, 10),
  };
}

export const action = settingsAction({
  personal: {
    fields: ["email", "first_name", "last_name", "country", "birthday", "password"],
    texts: PERSONAL_ERRORS,
    async save({ form, context, user }) {
      const text = (name: string) => textOf(form, name).trim();
      await context.api.POST("/users/{id}/settings/personal", {
        params: { path: { id: user.id } },
        body: {
          email: text("email") || null,
          first_name: text("first_name"),
          last_name: text("last_name"),
          country: text("country") || null,
          birthday: text("birthday") || null,
          ...proofOf(form),
        },
      });
      return undefined;
    },
  },
  copy: {
    fields: [],
    async save({ context, user }) {
      await context.api.POST("/users/{id}/settings/personal/access", { params: { path: { id: user.id } } });
      return undefined;
    },
  },
  // Without JavaScript the file is in the form; else the browser has uploaded it already.
  import: {
    fields: ["file"],
    texts: COPY_ERRORS,
    async save({ form, context, user }) {
      const file = form.get("file");
      if (!(file instanceof File) || file.size === 0) throw missingFile();
      const upload = createUploader({
        apiBase: `${context.environment.apiUrl}/api`,
        ...(context.token ? { token: context.token } : {}),
      });
      await upload("/users/{id}/settings/personal/import", {
        params: { path: { id: user.id } },
        file,
        fields: {},
      });
      return undefined;
    },
  },
  clear: {
    fields: [],
    async save({ context, user }) {
      await context.api.DELETE("/users/{id}/settings/personal", { params: { path: { id: user.id } } });
      return undefined;
    },
  },
});

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function Section() {
  return <PersonalScreen {...useLoaderData<typeof loader>()} sent={useActionData<typeof action>()} />;
}
