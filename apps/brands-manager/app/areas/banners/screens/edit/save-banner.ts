import { bannerErrorTexts } from "@grow/app-kit/ads/error-texts.ts";
import { refuse } from "@grow/app-kit/editor/refuse.ts";
import { textOf } from "@grow/app-kit/forms/form-errors.ts";
import { notFound } from "@grow/app-kit/request/failures.ts";
import type { Schema } from "@grow/contract";
import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { portalBase } from "../../../../shared/portal-base.ts";
import { paths } from "../../paths.ts";
import { type BrandKind, isBrandKind } from "../../shared/brand-kinds.ts";
import { BANNER_FIELDS, bannerBody, bannerFields } from "./banner-form.ts";
import { PLAN_TEXTS } from "./plan-texts.ts";

interface EditedBanner {
  readonly type: BrandKind;
  readonly id: number | "new";
}

/**
 * The kind and id in the URL.
 *
 * @throws Response 404 for a kind that brands do not set up
 */
export function editedBanner(
  { type = "", id }: ActionFunctionArgs["params"],
  pathname: string,
): EditedBanner {
  if (!isBrandKind(type)) throw notFound(pathname);
  if (id === "new") return { type, id };
  if (id === undefined || !/^[1-9]\d{0,14}$/.test(id)) throw notFound(pathname);
  return { type, id: Number(id) };
}

/** Saves a draft, submits, discards or deletes a banner. */
export async function saveBanner({ request, context, params }: ActionFunctionArgs) {
  const { type, id } = editedBanner(params, context.url.pathname);
  const form = await request.formData();
  const { brand } = await portalBase(context);
  if (!brand) throw redirect(paths.banners());
  const intent = textOf(form, "intent");
  try {
    if (intent === "delete" || intent === "discard") {
      await context.api.DELETE("/brands-manager/banners/{id}", {
        params: {
          path: { id },
          query: { brand_id: brand.id, ...(intent === "discard" ? { tmp_id: textOf(form, "tmp_id") } : {}) },
        },
      });
      const done = intent === "delete" ? "deleted" : "discarded";
      const isLeft = intent === "delete" || id === "new";
      return redirect(isLeft ? paths.banners({ done }) : `${paths.editBanner(type, id)}?discarded`, 303);
    }
    const { data: saved } = await context.api.POST("/brands-manager/banners/edit/{type}/{id}", {
      params: { path: { type, id } },
      body: bannerBody(form, brand.id),
    });
    // What needs no review is simply saved.
    if (intent !== "draft" && saved.state === "review")
      return redirect(paths.banners({ done: "submitted" }), 303);
    const address = paths.editBanner(type, saved.id ?? "new", saved.id === null ? saved.tmp_id : null);
    return redirect(`${address}${address.includes("?") ? "&" : "?"}saved`, 303);
  } catch (error) {
    return refuse(error, {
      i18n: context.i18n,
      form,
      fields: BANNER_FIELDS,
      texts: { ...bannerErrorTexts(type), ...PLAN_TEXTS },
      present(there) {
        const banner = there as Schema<"Banner"> | null;
        return banner && { version: banner.version, fields: bannerFields(banner) };
      },
    });
  }
}
