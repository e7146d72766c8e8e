import { Heart, Images, Languages, type LucideIcon, Search } from "lucide-react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { drawingNodes, type PlainIcon } from "./drawing-nodes.tsx";
import { Icon } from "./icon.tsx";

/** The drawing without the svg element and its attributes. */
const strokes = (html: string) => html.slice(html.indexOf(">") + 1, html.lastIndexOf("</svg>"));

it.each([
  ["Heart", Heart],
  ["Images", Images],
  ["Languages", Languages],
])("Icon draws %s like lucide", (_name, icon) => {
  expect(drawingNodes(icon)).not.toBeNull();
  expect(strokes(renderToStaticMarkup(<Icon of={icon} />))).toBe(
    strokes(renderToStaticMarkup(createIcon(icon))),
  );
});

function createIcon(Drawing: typeof Heart) {
  return <Drawing />;
}

it("Icon draws an icon that the build reduced to its strokes like the server", () => {
  const plain: PlainIcon = ["m21 21-4.34-4.34", ["circle", { cx: "11", cy: "11", r: "8" }]];
  // A built module exports strokes under the type of the original icon.
  const built = plain as unknown as LucideIcon;
  expect(renderToStaticMarkup(<Icon of={built} />)).toBe(renderToStaticMarkup(<Icon of={Search} />));
});

it("Icon is hidden from assistive technology", () => {
  expect(renderToStaticMarkup(<Icon of={Heart} />)).toContain('aria-hidden="true"');
});
