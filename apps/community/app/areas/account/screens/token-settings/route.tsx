import "../../locales/settings/catalog.ts";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { textOf } from "../../../../shared/form-errors.ts";
import { ownSettings, SETTINGS_HANDLE, settingsAction } from "../../shared/settings/own-settings.ts";
import { proofOf, readProofMeans } from "../../shared/settings/proof-means.ts";
import { TOKEN_ERRORS } from "../../shared/settings/settings-errors.ts";
import { TokenScreen } from "./screen.tsx";
import { titles } from "./titles.ts";
import { daysOf } from "./token-days.ts";

export const handle = SETTINGS_HANDLE;

export async function loader({ context, params }: LoaderFunctionArgs) {
  const user = await ownSettings({ context, params });
  const head = { ...fillHead(context.i18n, titles), isIndexed: false };
  const { means } = await readProofMeans(context, user);
  const { data } = await context.api.GET("/users/{id}/settings/tokens", {
    params: { path: { id: user.id } },
  });
  const day = (date: string) => context.formats.date(date);
  return {
    head,
    means,
    tokens: data.tokens.map(({ id, name, is_write, use_date, date_end }) => ({
      id,
      name,
      is_write,
      used: use_date === null ? null : day(use_date),
      ends: day(date_end),
    })),
  };
}

export const action = settingsAction({
  create: {
    fields: ["name", "is_write", "days", "password"],
    texts: TOKEN_ERRORS,
    async save({ form, context, user }) {
      const { data: made } = await context.api.POST("/users/{id}/settings/tokens", {
        params: { path: { id: user.id } },
        body: {
          name: textOf(form, "name").trim(),
          is_write: textOf(form, "is_write") === "yes",
          days: daysOf(textOf(form, "days")),
          ...proofOf(form),
        },
      });
      return { codes: [made.token] };
    },
  },
  revoke: {
    fields: [],
    async save({ form, context, user }) {
      await context.api.DELETE("/users/{id}/settings/tokens/{token}", {
        params: { path: { id: user.id, token: Number(textOf(form, "token")) } },
      });
      return undefined;
    },
  },
});

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function Section() {
  return <TokenScreen {...useLoaderData<typeof loader>()} sent={useActionData<typeof action>()} />;
}
