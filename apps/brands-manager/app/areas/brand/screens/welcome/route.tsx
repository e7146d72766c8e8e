import "../../locales/welcome/catalog.ts";
import { refuse } from "@grow/app-kit/editor/refuse.ts";
import { textOf } from "@grow/app-kit/forms/form-errors.ts";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import type { RequestBody } from "@grow/contract";
import {
  type ActionFunctionArgs,
  type AppLoadContext,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { paths } from "../../../../paths.ts";
import { portalBase } from "../../../../shared/portal-base.ts";
import { WelcomeScreen } from "./screen.tsx";
import { welcomeTitles } from "./titles.ts";
import { welcomeView } from "./view.ts";

export const handle: RouteHandle = { middleware: ["auth"] };

export async function loader({ context }: LoaderFunctionArgs) {
  const base = await portalBase(context);
  const query = base.brand ? { brand_id: base.brand.id } : {};
  const { data: information } = await context.api.GET("/brands-manager/information", { params: { query } });
  return {
    head: { ...fillHead(context.i18n, welcomeTitles), isIndexed: false },
    communityUrl: context.environment.publicUrl,
    ...welcomeView(base, information),
  };
}

/** Publishes the brand's answer to a review, or requests a brand from staff for a grower without one. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  if (form.get("intent") === "answer") return answerReview(context, form);
  try {
    await context.api.POST("/brands-manager/requests", {
      body: {
        name: textOf(form, "name").trim(),
        // The api rejects an unknown section.
        section: textOf(form, "section") as RequestBody<"createBrandRequest">["section"],
        site: textOf(form, "site").trim() || null,
        text: textOf(form, "text").trim(),
      },
    });
    return redirect(paths.welcome(), 303);
  } catch (error) {
    return refuse(error, { i18n: context.i18n, form, fields: ["name", "section", "site", "text"] });
  }
}

async function answerReview(context: AppLoadContext, form: FormData) {
  const reviewId = Number(textOf(form, "review_id"));
  const text = textOf(form, "text").trim();
  try {
    await context.api.POST("/comments/{type}/{id}", {
      params: { path: { type: "review", id: reviewId } },
      body: { text },
    });
    return redirect(paths.welcome(), 303);
  } catch (error) {
    return refuse(error, { i18n: context.i18n, form, fields: ["text"] });
  }
}

export const meta = pageMeta;

export default function Welcome() {
  return <WelcomeScreen {...useLoaderData<typeof loader>()} refusal={useActionData<typeof action>()} />;
}
