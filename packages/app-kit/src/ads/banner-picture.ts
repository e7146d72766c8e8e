import { photoSrcset, photoUrl, photoWidths } from "@grow/domain";
import { BANNER_KINDS, type BannerKind } from "@grow/domain/banners";
import type { PhotoSource } from "@grow/ui/media";

interface BannerPhoto {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly color: string;
  readonly alt: string;
}

/** A banner's picture in all the widths that a screen may need. */
export function bannerPicture({ url, width, height, color, alt }: BannerPhoto): PhotoSource {
  const widths = photoWidths(["card", "square"], width);
  return {
    src: photoUrl(url, widths.at(-1) ?? width, "webp"),
    srcSet: photoSrcset(url, widths, "webp"),
    avifSrcSet: photoSrcset(url, widths, "avif"),
    ...{ width, height, color, alt },
  };
}

/** A picture that was only just uploaded: its address is known, its size is what its kind needs. */
export function uploadedPicture(kind: BannerKind, url: string, alt: string): PhotoSource {
  const { width, height } = BANNER_KINDS[kind].picture ?? { width: 1, height: 1 };
  return { src: url, width, height, alt };
}
