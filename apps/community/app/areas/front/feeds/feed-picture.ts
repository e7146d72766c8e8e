import { photoUrl, photoWidths } from "@grow/domain";

/** Wide enough for a feed reader, smaller than the whole photo. */
const WIDTH = 1280;

/** The address of a photo for feeds and search engines, which know no choice of widths. */
export function feedPicture({ url, width }: { readonly url: string; readonly width: number }): string {
  const widths = photoWidths(["cover"], width);
  return photoUrl(url, widths.findLast((one) => one <= WIDTH) ?? width, "webp");
}
