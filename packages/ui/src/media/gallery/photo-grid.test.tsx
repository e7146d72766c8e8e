import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { PhotoGrid } from "./photo-grid.tsx";

const photos = [1, 2, 3, 4].map((id) => ({
  id,
  src: `/${id}.webp`,
  href: `/large/${id}.webp`,
  width: 800,
  height: 1000,
  alt: `Photo ${id}`,
}));

it("PhotoGrid links the large pictures and positions its tiles without scripts", () => {
  const html = renderToStaticMarkup(<PhotoGrid photos={photos} priority />);
  expect([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual(
    photos.map(({ href }) => href),
  );
  expect(html.match(/--x:[\d.]+%;--y:/g)).toHaveLength(4);
  expect(html.match(/fetchpriority="high"/g)).toHaveLength(1);
});

it("PhotoGrid shows the number of hidden photos on the last tile, only if there are any", () => {
  const more = (hidden: number) => `+${hidden}`;
  expect(renderToStaticMarkup(<PhotoGrid photos={photos} limit={3} more={more} />)).toContain("+1");
  expect(renderToStaticMarkup(<PhotoGrid photos={photos} limit={4} more={more} />)).not.toContain("+");
});

it("PhotoGrid requests files by tile width: one photo fills the grid, two and four take halves", () => {
  const sizes = (count: number) =>
    renderToStaticMarkup(<PhotoGrid photos={photos.slice(0, count)} />).match(/sizes="([^"]+)"/)?.[1];
  expect(sizes(1)).toBe("(min-width: 672px) 640px, 100vw");
  expect(sizes(2)).toContain("440px");
  expect(sizes(3)).toContain("300px");
  expect(sizes(4), "two rows of two").toBe(sizes(2));
  const limited = renderToStaticMarkup(<PhotoGrid photos={photos} limit={1} />);
  expect(limited, "counted by what is shown").toContain('sizes="(min-width: 672px) 640px, 100vw"');
});
