import "../../locales/welcome/catalog.ts";
import { ApiError } from "@grow/api-client";
import { errorStatus, formErrors, textOf } from "@grow/app-kit/forms/form-errors.ts";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import type { RequestBody } from "@grow/contract";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
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

/** Requests a brand from staff, for a grower without one. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
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
    if (!(error instanceof ApiError)) throw error;
    return data({ problem: formErrors(context.i18n, error, []).form }, errorStatus(error));
  }
}

export const meta = pageMeta;

export default function Welcome() {
  const problem = useActionData<typeof action>()?.problem ?? null;
  return <WelcomeScreen {...useLoaderData<typeof loader>()} problem={problem} />;
}
