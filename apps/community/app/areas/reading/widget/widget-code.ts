import { escapeText } from "./card-html.ts";
import { framePath, type WidgetSize, type WidgetTheme, type WidgetThing } from "./widget-address.ts";

interface CodeOptions {
  readonly publicUrl: string;
  readonly thing: WidgetThing;
  readonly size: WidgetSize;
  readonly theme: WidgetTheme;
  readonly lang: string;
  readonly width: number;
  readonly height: number;
  /** The title of the frame. */
  readonly title: string;
  /** Path of the thing's page. */
  readonly link: string;
}

/** The code of a widget. Sites that remove frames keep the quotation in it. */
export function widgetCode({ publicUrl, thing, width, height, title, link, ...look }: CodeOptions): string {
  const absolute = (path: string) => escapeText(new URL(path, publicUrl).href);
  const name = escapeText(title);
  return (
    `<iframe src="${absolute(framePath(thing, look))}" width="${width}" height="${height}" loading="lazy" ` +
    `style="border:0;max-width:100%" title="${name}"><blockquote><a href="${absolute(link)}">${name}</a></blockquote></iframe>`
  );
}
