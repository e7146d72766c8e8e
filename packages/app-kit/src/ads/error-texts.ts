import "./locales/catalog.ts";
import { BANNER_KINDS, type BannerKind } from "@grow/domain/banners";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { FieldTexts } from "../forms/form-errors.ts";

const SHAPE = msg({
  id: "banner.error.shape",
  message: "This picture has another shape. Crop it to {width}:{height}.",
});
const SMALL = msg({
  id: "banner.error.small",
  message: "This picture is too small. Use at least {width} × {height} pixels.",
});

/** What is wrong with a banner of a kind, where the general message says too little. */
export function bannerErrorTexts(kind: BannerKind): FieldTexts {
  const { picture } = BANNER_KINDS[kind];
  const withValues = (text: MessageDescriptor, width = 0, height = 0): MessageDescriptor => ({
    ...text,
    values: { width, height },
  });
  const shape = withValues(SHAPE, ...(picture?.ratio ?? []));
  const small = withValues(SMALL, picture?.width, picture?.height);
  return {
    "image_id not_allowed": shape,
    "image_dark_id not_allowed": shape,
    "image_id out_of_range": small,
    "image_dark_id out_of_range": small,
    "image_id required": msg({ id: "banner.error.picture", message: "Add a picture." }),
    "url wrong_format": msg({
      id: "banner.error.url",
      message: "Enter a full address that starts with https://",
    }),
    "date_end out_of_range": msg({
      id: "banner.error.end",
      message: "The last day is before the first. Choose a later one.",
    }),
    "max_per_day out_of_range": msg({
      id: "banner.error.limit",
      message: "Enter 1 to 100, or leave it empty.",
    }),
  };
}
