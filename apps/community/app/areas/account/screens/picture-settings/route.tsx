import "../../locales/settings/catalog.ts";
import { createUploader } from "@grow/api-client";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { textOf } from "../../../../shared/form-errors.ts";
import { missingFile } from "../../shared/settings/missing-file.ts";
import { ownSettings, SETTINGS_HANDLE, settingsAction } from "../../shared/settings/own-settings.ts";
import { PictureScreen } from "./screen.tsx";
import { titles } from "./titles.ts";

export const handle = SETTINGS_HANDLE;

export async function loader({ context, params }: LoaderFunctionArgs) {
  const user = await ownSettings({ context, params });
  const head = { ...fillHead(context.i18n, titles), isIndexed: false };
  return { head, id: user.id, avatar: user.avatar_small, avatars: user.avatars };
}

export const action = settingsAction({
  // Without JavaScript the file is in the form; else the browser has uploaded it before.
  upload: {
    fields: ["file"],
    async save({ form, context, user }) {
      const file = form.get("file");
      if (!(file instanceof File) || file.size === 0) throw missingFile();
      const upload = createUploader({
        apiBase: `${context.environment.apiUrl}/api`,
        ...(context.token ? { token: context.token } : {}),
      });
      const { data } = await upload("/uploads/users/avatars", { file, fields: {} });
      await context.api.POST("/users/{id}/avatars", {
        params: { path: { id: user.id } },
        body: { upload_id: data.id },
      });
      return undefined;
    },
  },
  choose: {
    fields: [],
    async save({ form, context, user }) {
      const number = (name: string) => Math.max(0, Math.round(Number(textOf(form, name)) || 0));
      const crop = { x: number("crop_x"), y: number("crop_y"), size: number("crop_size") };
      await context.api.POST("/users/{id}/avatars", {
        params: { path: { id: user.id } },
        body: { upload_id: number("upload_id"), ...(crop.size > 0 ? { crop } : {}) },
      });
      return undefined;
    },
  },
  remove: {
    fields: [],
    async save({ form, context, user }) {
      await context.api.DELETE("/users/{id}/avatars/{avatar}", {
        params: { path: { id: user.id, avatar: Number(textOf(form, "avatar")) } },
      });
      return undefined;
    },
  },
});

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function Section() {
  return <PictureScreen {...useLoaderData<typeof loader>()} sent={useActionData<typeof action>()} />;
}
