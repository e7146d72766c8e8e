import "../../locales/edit/catalog.ts";
import { newIdempotencyKey } from "@grow/api-client";
import { refuse } from "@grow/app-kit/editor/refuse.ts";
import { textOf } from "@grow/app-kit/forms/form-errors.ts";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import type { Schema } from "@grow/contract";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { outcomeOf } from "../../../../shared/outcome.ts";
import { portalBase } from "../../../../shared/portal-base.ts";
import { paths } from "../../paths.ts";
import { schemeBody, schemeFields } from "./scheme-form.ts";
import { EditSchemeScreen } from "./screen.tsx";
import { editTitles } from "./titles.ts";

export const handle: RouteHandle = { middleware: ["auth", "manager", "nutrients"] };

function editedId(id: string | undefined): number | "new" {
  if (id === "new") return id;
  if (id === undefined || !/^[1-9]\d{0,14}$/.test(id)) throw data(null, 404);
  return Number(id);
}

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { brand, rights } = await portalBase(context);
  const id = editedId(params.id);
  const { data: answer } = await context.api.GET("/brands-manager/schemes/edit/{id}", {
    params: { path: { id }, query: brand ? { brand_id: brand.id } : {} },
  });
  const { scheme, version, items_product } = answer;
  return {
    head: { ...fillHead(context.i18n, editTitles, { brandname: brand?.name }), isIndexed: false },
    ...{ id, version, products: items_product, canEdit: rights.includes("edit") },
    requestKey: id === "new" ? newIdempotencyKey() : null,
    outcome: outcomeOf(context.url),
    brandId: brand?.id ?? 0,
    diaries: scheme?.cnt_diaries ?? 0,
    fields: schemeFields(
      scheme,
      items_product.map((product) => product.id),
    ),
  };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const form = await request.formData();
  const { brand } = await portalBase(context);
  const id = editedId(params.id);
  if (!brand) throw redirect(paths.schemes());
  try {
    if (form.get("intent") === "delete" && id !== "new") {
      await context.api.DELETE("/brands-manager/schemes/{id}", {
        params: { path: { id }, query: { brand_id: brand.id } },
      });
      return redirect(paths.schemes(), 303);
    }
    const key = textOf(form, "request_key");
    const { data: saved } = await context.api.POST("/brands-manager/schemes/edit/{id}", {
      params: { path: { id } },
      body: schemeBody(form, brand.id),
      ...(key === "" ? {} : { idempotencyKey: key }),
    });
    return redirect(`${paths.editScheme(saved.id)}?saved`, 303);
  } catch (error) {
    return refuse(error, {
      i18n: context.i18n,
      form,
      fields: ["name"],
      present(there) {
        const saved = there as Schema<"PortalScheme"> | null;
        return saved?.scheme ? { version: saved.version ?? 1, fields: schemeFields(saved.scheme, []) } : null;
      },
    });
  }
}

export const meta = pageMeta;

export default function EditScheme() {
  const view = useLoaderData<typeof loader>();
  return <EditSchemeScreen key={view.id} {...view} refusal={useActionData<typeof action>()} />;
}
