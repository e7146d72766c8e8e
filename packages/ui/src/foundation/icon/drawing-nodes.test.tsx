import { Heart, Images, Languages, type LucideIcon, Search } from "lucide-react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { drawingNodes, type PlainIcon } from "./drawing-nodes.tsx";
import { Icon } from "./icon.tsx";

/** What is drawn, without the frame and its attributes. */
const strokes = (html: string) => html.slice(html.indexOf(">") + 1, html.lastIndexOf("</svg>"));

it.each([
  ["Heart", Heart],
  ["Images", Images],
  ["Languages", Languages],
])("draws %s as lucide does", (_name, icon) => {
  expect(drawingNodes(icon)).not.toBeNull();
  expect(strokes(renderToStaticMarkup(<Icon of={icon} />))).toBe(
    strokes(renderToStaticMarkup(createIcon(icon))),
  );
});

function createIcon(Drawing: typeof Heart) {
  return <Drawing />;
}

it("draws an icon of which a build has left the strokes alone as the server does", () => {
  const plain: PlainIcon = ["m21 21-4.34-4.34", ["circle", { cx: "11", cy: "11", r: "8" }]];
  // What a built module exports has the type of the icon it was made of.
  const built = plain as unknown as LucideIcon;
  expect(renderToStaticMarkup(<Icon of={built} />)).toBe(renderToStaticMarkup(<Icon of={Search} />));
});

it("hides a drawing from assistive technology", () => {
  expect(renderToStaticMarkup(<Icon of={Heart} />)).toContain('aria-hidden="true"');
});
