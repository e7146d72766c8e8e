import { Heart, Images, Languages } from "lucide-react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { drawingNodes } from "./drawing-nodes.tsx";
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

it("hides a drawing from assistive technology", () => {
  expect(renderToStaticMarkup(<Icon of={Heart} />)).toContain('aria-hidden="true"');
});
