import { bannerPicture } from "@grow/app-kit/ads/banner-picture.ts";
import type { Schema } from "@grow/contract";

/**
 * A copy of a slot's model (`../ad-frame.tsx`) with the words and pictures of a banner. Only texts and attributes are set, so that a banner
 * cannot bring markup.
 *
 * @param model - the element with `data-ad="model"`
 */
export function fillModel(model: HTMLElement, ad: Schema<"Ad">): DocumentFragment {
  const copy = document.createDocumentFragment();
  copy.append(...[...model.childNodes].map((node) => node.cloneNode(true)));
  const parts = (name: string) => copy.querySelectorAll<HTMLElement>(`[data-ad="${name}"]`);
  const set = (name: string, text: string | undefined) => {
    for (const part of parts(name)) {
      if (text)
        part.textContent = part.textContent?.includes(NAME)
          ? part.textContent.replace(NAME, () => text)
          : text;
      else part.remove();
    }
  };
  const isOwn = ad.label === "own";
  if (isOwn) {
    const label = model.dataset.ownLabel ?? "";
    set("label", label);
    copy.querySelector('[role="group"]')?.setAttribute("aria-label", label);
    for (const why of copy.querySelectorAll("details")) why.remove();
  }
  set("title", ad.title);
  set("text", ad.text);
  set("button", ad.button);
  set("payer", isOwn ? undefined : ad.payer);
  set("advertiser", ad.item_brand?.name);
  for (const reason of ["section", "country"] as const)
    if (!ad.why.includes(reason)) for (const part of parts(reason)) part.remove();
  for (const link of parts("link")) {
    (link as HTMLAnchorElement).href = ad.url;
    link.lang = ad.lang;
  }
  for (const picture of parts("picture")) {
    if (ad.image) setPictures(picture, ad.image, ad.image_dark ?? ad.image);
    else picture.remove();
  }
  return copy;
}

/** Stands for a name in the model's sentences. */
const NAME = "{name}";

/** The picture for each theme; the browser loads only the visible one. */
function setPictures(place: HTMLElement, ...photos: readonly Parameters<typeof bannerPicture>[0][]): void {
  for (const [index, image] of [...place.querySelectorAll("img")].entries()) {
    const photo = photos[index];
    if (!photo) continue;
    const { src, srcSet = "", avifSrcSet = "", width, height, alt } = bannerPicture(photo);
    const source = image.parentElement?.querySelector("source");
    if (source) source.srcset = avifSrcSet;
    Object.assign(image, { srcset: srcSet, src, width, height, alt });
    image.closest<HTMLElement>("span")?.style.setProperty("background-color", photo.color);
  }
}
