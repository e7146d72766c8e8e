import {
  BANNER_KINDS,
  type BannerField,
  bannerPictureProblem,
  missingBannerFields,
} from "@grow/domain/banners";
import type { Problem } from "../../errors/api-error.ts";
import type { BannerState } from "./banner-rows.ts";
import type { BannerType } from "./running-banners.ts";

interface Checked {
  readonly type: BannerType;
  readonly content: BannerState;
  readonly productId: number | null;
  /** The site's own need no picture. */
  readonly isOwn?: boolean;
  /** Null without one. */
  readonly photo: PictureSize | null;
  /** The picture in the dark theme. */
  readonly photoDark: PictureSize | null;
}

interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Fields of the request that bring a part of the banner. */
const FIELDS: Readonly<Record<BannerField, string>> = {
  title: "title",
  text: "text",
  button: "button",
  url: "url",
  image: "image_id",
  product: "product_id",
};

/** Why a banner cannot be shown as it is. */
export function bannerProblems({
  type,
  content,
  productId,
  photo,
  photoDark,
  isOwn = false,
}: Checked): Problem[] {
  const filled: BannerField[] = [
    ...(["title", "text", "button", "url"] as const).filter((field) => content[field].trim() !== ""),
    ...(photo === null && !isOwn ? [] : (["image"] as const)),
    ...(productId === null ? [] : (["product"] as const)),
  ];
  const problems: Problem[] = missingBannerFields(type, filled).map((field) => ({
    code: "required",
    field: FIELDS[field],
  }));
  const { date_start, date_end } = content;
  if (date_start !== null && date_end !== null && date_end < date_start)
    problems.push({ code: "out_of_range", field: "date_end" });
  if (content.url !== "" && !isAddress(content.url)) problems.push({ code: "wrong_format", field: "url" });
  problems.push(
    ...pictureProblems(type, photo, "image_id"),
    ...pictureProblems(type, photoDark, "image_dark_id"),
  );
  return problems;
}

function pictureProblems(type: BannerType, photo: PictureSize | null, field: string): Problem[] {
  const wrong = photo && bannerPictureProblem(type, photo);
  const { picture } = BANNER_KINDS[type];
  if (wrong === "ratio") return [{ code: "not_allowed", field }];
  return wrong === "small" && picture !== null
    ? [{ code: "out_of_range", field, params: { min: picture.width } }]
    : [];
}

/** Whether an address can be opened: the contract's pattern takes `https://` alone. */
function isAddress(url: string): boolean {
  try {
    return /^https?:$/.test(new URL(url).protocol);
  } catch {
    return false;
  }
}
