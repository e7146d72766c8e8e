import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Photo } from "./photo.tsx";

const photo = {
  src: "/media/a/640.webp",
  srcSet: "/media/a/320.webp 320w, /media/a/640.webp 640w",
  avifSrcSet: "/media/a/320.avif 320w, /media/a/640.avif 640w",
  width: 1200,
  height: 1500,
  color: "#5d5f58",
  alt: "The whole plant in the tent",
};

it("Photo reserves its space and shows its average colour before the file loads", () => {
  const html = renderToStaticMarkup(<Photo photo={photo} shape="original" />);
  expect(html).toContain("aspect-ratio:1200/1500");
  expect(html).toContain("background-color:#5d5f58");
});

it("Photo is lazy-loaded unless it is the lead photo", () => {
  expect(renderToStaticMarkup(<Photo photo={photo} />)).toContain('loading="lazy"');
  const first = renderToStaticMarkup(<Photo photo={photo} priority />);
  expect(first).not.toContain("loading=");
  expect(first).toContain('fetchpriority="high"');
});

it("Photo offers AVIF before the other format, both with widths", () => {
  const html = renderToStaticMarkup(<Photo photo={photo} sizes="50vw" />);
  expect(html.indexOf("image/avif")).toBeLessThan(html.indexOf("<img"));
  expect(html.match(/sizes="50vw"/g)).toHaveLength(2);
});
