import "../../locales/edit/catalog.ts";
import { refuse } from "@grow/app-kit/editor/refuse.ts";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import type { Schema } from "@grow/contract";
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { paths } from "../../../../paths.ts";
import { outcomeOf } from "../../../../shared/outcome.ts";
import { portalBase } from "../../../../shared/portal-base.ts";
import { brandBody } from "./save-brand.ts";
import { EditBrandScreen } from "./screen.tsx";
import { editTitles } from "./titles.ts";
import { brandEditView, brandFields } from "./view.ts";

export const handle: RouteHandle = { middleware: ["auth", "manager"] };

export async function loader({ context }: LoaderFunctionArgs) {
  const { brand, rights } = await portalBase(context);
  const query = brand ? { brand_id: brand.id } : {};
  const { data } = await context.api.GET("/brands-manager/information", { params: { query } });
  if (!data.brand) throw redirect(paths.welcome());
  return {
    head: { ...fillHead(context.i18n, editTitles, { brandname: data.brand.name }), isIndexed: false },
    outcome: outcomeOf(context.url),
    communityUrl: context.environment.publicUrl,
    ...brandEditView(data.brand, data.version ?? 1, rights),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const { brand } = await portalBase(context);
  if (!brand) throw redirect(paths.welcome());
  try {
    await context.api.POST("/brands-manager/edit", { body: brandBody(form, brand.id) });
    return redirect(`${paths.editBrand()}?saved`, 303);
  } catch (error) {
    const information = async () =>
      (await context.api.GET("/brands-manager/information", { params: { query: { brand_id: brand.id } } }))
        .data;
    const { version } = await information();
    return refuse(error, {
      i18n: context.i18n,
      form,
      fields: ["name", "description", "site", "place", "year", "items_link", "logo_id", "cover_id"],
      present: (present) => ({ version: version ?? 1, fields: brandFields(present as Schema<"Brand">) }),
    });
  }
}

export const meta = pageMeta;

export default function EditBrand() {
  const view = useLoaderData<typeof loader>();
  return <EditBrandScreen key={view.brandId} {...view} refusal={useActionData<typeof action>()} />;
}
