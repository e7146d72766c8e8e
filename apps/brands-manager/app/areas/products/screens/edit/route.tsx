import "../../locales/edit/catalog.ts";
import { refuse } from "@grow/app-kit/editor/refuse.ts";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import type { Schema } from "@grow/contract";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { outcomeOf } from "../../../../shared/outcome.ts";
import { portalBase } from "../../../../shared/portal-base.ts";
import { paths } from "../../paths.ts";
import { productBody, productFields } from "./product-form.ts";
import { EditProductScreen } from "./screen.tsx";
import { editTitles } from "./titles.ts";

export const handle: RouteHandle = { middleware: ["auth", "manager"] };

/** The id in the URL: of a product, or `new`. */
function editedId(id: string | undefined): number | "new" {
  if (id === "new") return id;
  if (id === undefined || !/^[1-9]\d{0,14}$/.test(id)) throw data(null, 404);
  return Number(id);
}

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { brand, rights } = await portalBase(context);
  const id = editedId(params.id);
  const tmpId = context.url.searchParams.get("tmp_id");
  const { data: product } = await context.api.GET("/brands-manager/products/edit/{id}", {
    params: {
      path: { id },
      query: { ...(brand ? { brand_id: brand.id } : {}), ...(tmpId ? { tmp_id: tmpId } : {}) },
    },
  });
  const { tmp_id, is_draft, version } = product;
  return {
    head: { ...fillHead(context.i18n, editTitles, { brandname: brand?.name }), isIndexed: false },
    ...{ id, tmpId: tmp_id, isDraft: is_draft, version, brandId: brand?.id ?? 0 },
    canEdit: rights.includes("edit"),
    outcome: outcomeOf(context.url),
    savedBy: product.item_user?.name ?? null,
    link: product.link && `${context.environment.publicUrl}${product.link}`,
    section: product.section,
    fields: productFields(product),
  };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const form = await request.formData();
  const { brand } = await portalBase(context);
  const id = editedId(params.id);
  if (!brand) throw redirect(paths.products());
  const intent = form.get("intent");
  const tmpId = String(form.get("tmp_id") ?? "");
  try {
    if (intent === "delete" || intent === "discard") {
      await context.api.DELETE("/brands-manager/products/{id}", {
        params: {
          path: { id },
          query: {
            brand_id: brand.id,
            ...(intent === "discard" ? { tmp_id: tmpId, version: Number(form.get("version")) } : {}),
          },
        },
      });
      const isLeft = intent === "delete" || id === "new";
      return redirect(isLeft ? paths.products() : `${paths.editProduct(id)}?discarded`, 303);
    }
    const body = productBody(form, { brandId: brand.id, section: brand.section });
    const { data: saved } = await context.api.POST("/brands-manager/products/edit/{id}", {
      params: { path: { id } },
      body,
    });
    const address = paths.editProduct(saved.id ?? "new", saved.id === null ? saved.tmp_id : null);
    return redirect(`${address}${address.includes("?") ? "&" : "?"}saved`, 303);
  } catch (error) {
    return refuse(error, {
      i18n: context.i18n,
      form,
      fields: [
        "name",
        "category",
        "description",
        "lang",
        "shop_url",
        "strain_id",
        "strain_name",
        "items_photo",
        "facts",
        "props",
      ],
      present(there) {
        const product = there as Schema<"PortalProduct"> | null;
        return product && { version: product.version ?? 1, fields: productFields(product) };
      },
    });
  }
}

export const meta = pageMeta;

export default function EditProduct() {
  const view = useLoaderData<typeof loader>();
  // The key resets the form for another product.
  return <EditProductScreen key={view.id} {...view} refusal={useActionData<typeof action>()} />;
}
