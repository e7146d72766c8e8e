import { bannerErrorTexts } from "@grow/app-kit/ads/error-texts.ts";
import type { Schema } from "@grow/contract";
import { BANNER_TYPES } from "@grow/domain";
import type { ActionFunctionArgs } from "@remix-run/node";
import { type FieldTexts, textOf } from "../../../../shared/form-errors.ts";
import { deskPaths } from "../../desk-paths.ts";
import { textAt } from "../../shared/desks/form-values.ts";
import { type Deed, runDeed } from "../../shared/desks/run-deed.ts";
import { createdOnce, editedVersion, existing } from "../../shared/desks/saved-row.ts";
import { BANNER_LISTS } from "./banner-fields.ts";
import { BANNER_FIELDS, bannerBody } from "./banner-form.ts";
import { DESK_TEXTS } from "./error-texts.ts";
import { findRef } from "./find-ref.ts";
import { bannerTarget } from "./load-banner.ts";

type Api = ActionFunctionArgs["context"]["api"];

/** Saves, approves, refuses or removes a banner. */
export async function saveBanner(args: ActionFunctionArgs) {
  const { api, url } = args.context;
  const id = bannerTarget(args.params, url.pathname);
  return await runDeed(args, {
    deeds: deedsOf(api, id, url.pathname),
    fields: BANNER_FIELDS,
    texts: (values) => ({ ...kindTexts(textAt(values, "type")), ...DESK_TEXTS }),
    lists: BANNER_LISTS,
    versionIn: (present) => (present as Schema<"StaffBanner"> | null)?.item_banner.version,
  });
}

function deedsOf(api: Api, id: number | null, pathname: string): Readonly<Record<string, Deed>> {
  const params = () => ({ path: { id: existing(id, pathname) } });
  const decide = async (body: Schema<"StaffBannerDecision">) => {
    const { data } = await api.POST("/staff/banners/{id}/decision", { params: params(), body });
    return deskPaths.banner(data.item_banner.id ?? 0, body.is_approved ? "approved" : "refused");
  };
  return {
    async save({ form, values }) {
      const body = bannerBody(values, {
        brand_id: await findRef(api, "brand", values),
        product_id: await findRef(api, "product", values),
      } as Parameters<typeof bannerBody>[1]);
      if (id !== null) {
        const version = editedVersion(form);
        await api.PUT("/staff/banners/{id}", { params: params(), body: { ...body, version } });
        return deskPaths.banner(id, "saved");
      }
      const { data: made } = await api.POST("/staff/banners", { body, ...createdOnce(form) });
      return deskPaths.banner(made.item_banner.id ?? 0, "saved");
    },
    approve: ({ form }) => decide({ is_approved: true, version: editedVersion(form) }),
    refuse: ({ form }) =>
      decide({ is_approved: false, version: editedVersion(form), text: textOf(form, "reason").trim() }),
    async remove() {
      await api.DELETE("/staff/banners/{id}", { params: params() });
      return deskPaths.banners({ done: "removed" });
    },
  };
}

/** A decision names no kind, and rejects none of its fields. */
function kindTexts(type: string): FieldTexts {
  const kind = BANNER_TYPES.find((one) => one === type);
  return kind ? bannerErrorTexts(kind) : {};
}
