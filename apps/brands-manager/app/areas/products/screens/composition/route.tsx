import "../../locales/composition/catalog.ts";
import { refuse } from "@grow/app-kit/editor/refuse.ts";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import type { Schema } from "@grow/contract";
import {
  type ActionFunctionArgs,
  type AppLoadContext,
  data,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { outcomeOf } from "../../../../shared/outcome.ts";
import { portalBase } from "../../../../shared/portal-base.ts";
import { paths } from "../../paths.ts";
import { compositionBody, compositionFields } from "./composition-form.ts";
import { CompositionScreen } from "./screen.tsx";
import { compositionTitles } from "./titles.ts";

export const handle: RouteHandle = { middleware: ["auth", "manager"] };

async function readComposition(context: AppLoadContext, param: string | undefined) {
  if (param === undefined || !/^[1-9]\d{0,14}$/.test(param)) throw data(null, 404);
  const { brand, rights } = await portalBase(context);
  const brandId = brand?.id ?? 0;
  const id = Number(param);
  const answer = await context.api.GET("/brands-manager/products/composition/edit/{id}", {
    params: { path: { id }, query: { brand_id: brandId } },
  });
  return { id, brandId, rights, composition: answer.data };
}

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { id, rights, composition } = await readComposition(context, params.id);
  const { item_product: product, version } = composition;
  return {
    head: { ...fillHead(context.i18n, compositionTitles, { productname: product.name }), isIndexed: false },
    ...{ id, name: product.name, version: version ?? 1, canEdit: rights.includes("edit") },
    outcome: outcomeOf(context.url),
    fields: compositionFields(composition.composition),
  };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const form = await request.formData();
  const { id, brandId, composition } = await readComposition(context, params.id);
  try {
    await context.api.POST("/brands-manager/products/composition/edit/{id}", {
      params: { path: { id } },
      body: compositionBody(form, { brandId, properties: composition.composition?.properties ?? {} }),
    });
    return redirect(`${paths.editComposition(id)}?saved`, 303);
  } catch (error) {
    return refuse(error, {
      i18n: context.i18n,
      form,
      fields: ["n", "p", "k", "ca", "mg", "s", "dose", "ec", "ph", "keeps_months", "ingredients"],
      present(there) {
        const saved = there as Schema<"PortalComposition"> | null;
        return saved && { version: saved.version ?? 1, fields: compositionFields(saved.composition) };
      },
    });
  }
}

export const meta = pageMeta;

export default function Composition() {
  const view = useLoaderData<typeof loader>();
  return <CompositionScreen key={view.id} {...view} refusal={useActionData<typeof action>()} />;
}
