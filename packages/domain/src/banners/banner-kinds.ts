/** A part of a banner that readers see, or that it leads to. */
export type BannerField = "title" | "text" | "button" | "url" | "image" | "product";

/** The picture of a banner. */
export interface BannerPicture {
  /** Width and height that belong together. */
  readonly ratio: readonly [width: number, height: number];
  /** Least width in pixels, for screens with two pixels in one. */
  readonly width: number;
  /** Least height in pixels. */
  readonly height: number;
}

/** What belongs to a kind of banner. */
export interface BannerRule {
  /** Where it is shown. */
  readonly slot: "above-list" | "in-list" | "after-week" | "rail" | "product";
  /** Who sets it up: the brand in its portal, or staff. */
  readonly editor: "brand" | "staff";
  /** Its parts, in the order of the editor. */
  readonly fields: readonly BannerField[];
  /** Parts without which it cannot be shown. */
  readonly required: readonly BannerField[];
  /** Null for a kind without a picture. */
  readonly picture: BannerPicture | null;
}

const words = ["image", "title", "text", "button", "url"] as const;

/**
 * Every kind of banner. Whatever differs by kind is read from here.
 *
 * @example
 * BANNER_KINDS.box.picture.ratio // [4, 3]
 */
export const BANNER_KINDS = {
  box: {
    slot: "in-list",
    editor: "brand",
    fields: words,
    required: ["image", "title", "url"],
    picture: { ratio: [4, 3], width: 656, height: 492 },
  },
  cpm: {
    slot: "after-week",
    editor: "brand",
    fields: words,
    required: ["image", "title", "url"],
    picture: { ratio: [4, 5], width: 640, height: 800 },
  },
  header: {
    slot: "above-list",
    editor: "brand",
    fields: ["image", "title", "button", "url"],
    required: ["image", "title", "url"],
    picture: { ratio: [1, 1], width: 112, height: 112 },
  },
  sidebar: {
    slot: "rail",
    editor: "staff",
    fields: words,
    required: ["image", "title", "url"],
    picture: { ratio: [1, 1], width: 160, height: 160 },
  },
  button: {
    slot: "product",
    editor: "staff",
    fields: ["button", "url", "product"],
    required: ["url", "product"],
    picture: null,
  },
} as const satisfies Readonly<Record<string, BannerRule>>;

/** A kind of banner. */
export type BannerKind = keyof typeof BANNER_KINDS;

/** Most characters of the words of any banner; `name` is for its brand only. */
export const BANNER_LIMITS = { name: 60, title: 40, text: 80, button: 20, url: 500, image_alt: 300 } as const;

/** Share by which a picture may be wider or higher than its place: the site cuts that off. */
const TOLERANCE = 0.05;

/**
 * Checks the size of a picture for a kind of banner.
 *
 * @param size - in pixels
 * @returns `small` for fewer pixels than it needs, `ratio` for another shape, else null
 * @example
 * bannerPictureProblem("box", { width: 1200, height: 900 }); // null
 * bannerPictureProblem("box", { width: 400, height: 300 }); // "small"
 * bannerPictureProblem("box", { width: 900, height: 900 }); // "ratio"
 */
export function bannerPictureProblem(
  kind: BannerKind,
  size: { readonly width: number; readonly height: number },
): "small" | "ratio" | null {
  const { picture } = BANNER_KINDS[kind];
  if (picture === null) return null;
  const [width, height] = picture.ratio;
  const stretch = (size.width * height) / (size.height * width);
  if (!(stretch >= 1 - TOLERANCE && stretch <= 1 + TOLERANCE)) return "ratio";
  return size.width >= picture.width && size.height >= picture.height ? null : "small";
}

/**
 * The parts that a banner of a kind still needs, in the order of its editor.
 *
 * @param filled - the parts it has
 * @example
 * missingBannerFields("button", ["url"]); // ["product"]
 */
export function missingBannerFields(kind: BannerKind, filled: readonly BannerField[]): BannerField[] {
  const required: readonly BannerField[] = BANNER_KINDS[kind].required;
  return BANNER_KINDS[kind].fields.filter((field) => required.includes(field) && !filled.includes(field));
}
