import { BANNER_LIMITS } from "@grow/domain/banners";
import { say } from "@grow/i18n";
import { msg } from "@lingui/core/macro";
import type { AppLoadContext } from "@remix-run/node";
import type { BrandKind } from "../../shared/brand-kinds.ts";

const COPY = msg({ id: "banners.copy.name", message: "Copy of {name}" });

interface Copied {
  readonly brandId: number;
  readonly type: BrandKind;
  readonly id: number | "new";
  /** The draft of a new banner. */
  readonly tmpId: string;
}

/**
 * Makes a draft with the words, pictures and places of a banner, without its days.
 *
 * @returns the id of the draft
 */
export async function copyBanner(
  { api, i18n }: AppLoadContext,
  { brandId, type, id, tmpId }: Copied,
): Promise<string> {
  const { data: banner } = await api.GET("/brands-manager/banners/edit/{type}/{id}", {
    params: {
      path: { type, id },
      query: { brand_id: brandId, ...(id === "new" ? { tmp_id: tmpId } : {}) },
    },
  });
  const { title, text, button, lang, url, image, image_dark, section, countries, payer } = banner;
  const copy = crypto.randomUUID();
  const name = say(i18n, COPY, { name: banner.name }).slice(0, BANNER_LIMITS.name).trim();
  await api.POST("/brands-manager/banners/edit/{type}/{id}", {
    params: { path: { type, id: "new" } },
    body: {
      ...{ brand_id: brandId, tmp_id: copy, is_draft: true, name },
      ...{ title, text, button, lang, url, section, countries, payer },
      ...{ image_id: image?.id ?? null, image_dark_id: image_dark?.id ?? null, image_alt: image?.alt ?? "" },
      max_per_day: banner.max_per_day,
    },
  });
  return copy;
}
