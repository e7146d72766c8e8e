import "../../locales/settings/catalog.ts";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { paths } from "../../../../paths.ts";
import { textOf } from "../../../../shared/form-errors.ts";
import { oauthCookie } from "../../shared/oauth/oauth-cookie.ts";
import { ownSettings, SETTINGS_HANDLE, settingsAction } from "../../shared/settings/own-settings.ts";
import { proofOf, readProofMeans } from "../../shared/settings/proof-means.ts";
import { LINK_ERRORS, PROVIDER_ERRORS } from "../../shared/settings/settings-errors.ts";
import { SocialScreen } from "./screen.tsx";
import { titles } from "./titles.ts";
import { profileName } from "./view.ts";

export const handle = SETTINGS_HANDLE;

export async function loader({ context, params }: LoaderFunctionArgs) {
  const user = await ownSettings({ context, params });
  const head = { ...fillHead(context.i18n, titles), isIndexed: false };
  const { data } = await context.api.GET("/users/{id}/settings/{section}", {
    params: { path: { id: user.id, section: "socials" } },
  });
  const { means } = await readProofMeans(context, user);
  return { head, socials: data.socials, means };
}

const LINKS = ["instagram", "youtube", "facebook", "x", "website"] as const;

export const action = settingsAction({
  links: {
    fields: ["socials"],
    texts: LINK_ERRORS,
    async save({ form, context, user }) {
      const given = LINKS.map((name) => [
        name,
        (name === "website"
          ? textOf(form, "socials.website").trim()
          : profileName(name, textOf(form, `socials.${name}`))) || null,
      ]);
      await context.api.PATCH("/users/{id}", {
        params: { path: { id: user.id } },
        body: { socials: Object.fromEntries(given) },
      });
      return undefined;
    },
  },
  link: {
    fields: ["password"],
    async save({ form, context }) {
      const provider = textOf(form, "provider");
      const { data: started } = await context.api.POST("/oauth/initiate", {
        body: { provider, return_path: paths.settings("socials"), ...proofOf(form) },
      });
      const state = new URL(started.url).searchParams.get("state") ?? "";
      return { next: { provider, url: started.url }, cookie: oauthCookie({ state }, context.cookieScope) };
    },
  },
  unlink: {
    fields: ["password"],
    texts: PROVIDER_ERRORS,
    async save({ form, context, user }) {
      await context.api.DELETE("/users/{id}/settings/socials/{provider}", {
        params: { path: { id: user.id, provider: textOf(form, "provider") } },
        body: proofOf(form),
      });
      return undefined;
    },
  },
});

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function Section() {
  return <SocialScreen {...useLoaderData<typeof loader>()} sent={useActionData<typeof action>()} />;
}
