import { SECTIONS } from "@grow/domain";

/** What a widget can show. */
export const WIDGET_TYPES = ["diary", "grower", "brand"] as const;
type WidgetType = (typeof WIDGET_TYPES)[number];

export const WIDGET_SIZES = ["card", "line"] as const;
export type WidgetSize = (typeof WIDGET_SIZES)[number];

/** "" follows the reader's device. */
export const WIDGET_THEMES = ["", "light", "dark"] as const;
export type WidgetTheme = (typeof WIDGET_THEMES)[number];

/** A thing with a widget. `id` is an id, a name, or the last segment of its link. */
export interface WidgetThing {
  readonly type: WidgetType;
  readonly id: string;
}

/** Width of a widget, px. */
export const WIDGET_WIDTH = 352;

/** Below this width, in px, the photo of a card is above its words. */
const NARROW = 300;

/** Heights in px, as in `public/scripts/widget.css`. */
const HEIGHTS = { card: 224, narrow: 344, line: 56 } as const;

const ID = /^[A-Za-z0-9_.-]{1,140}$/;

/** Whether a text can be the id of a thing with a widget. */
export const isWidgetId = (text: string): boolean => ID.test(text);

/** The form that makes the code of a widget. */
export const widgetPath = () => "/widget";

/** The page in the frame. */
export function framePath(
  { type, id }: WidgetThing,
  { size, theme, lang }: { readonly size: WidgetSize; readonly theme: WidgetTheme; readonly lang: string },
): string {
  const query = new URLSearchParams({ lang, ...(size === "card" ? {} : { size }), ...(theme && { theme }) });
  return `${widgetPath()}/${type}/${encodeURIComponent(id)}?${query}`;
}

export function widgetHeight(size: WidgetSize, width: number): number {
  if (size === "line") return HEIGHTS.line;
  return width < NARROW ? HEIGHTS.narrow : HEIGHTS.card;
}

/** The largest widget within limits, px. */
export function fittingWidget(
  maxWidth: number,
  maxHeight: number,
): { readonly size: WidgetSize; readonly width: number; readonly height: number } {
  const width = Math.min(WIDGET_WIDTH, maxWidth);
  const size = widgetHeight("card", width) <= maxHeight ? "card" : "line";
  return { size, width, height: Math.min(widgetHeight(size, width), maxHeight) };
}

/** The thing that a page of this site shows; null for any other address. No request is made. */
export function thingAt(address: string, publicUrl: string): WidgetThing | null {
  const site = new URL(publicUrl);
  const full = /^\/(?!\/)/.test(address)
    ? site.origin + address
    : /^https?:\/\//i.test(address)
      ? address
      : `${site.protocol}//${address}`;
  if (!URL.canParse(full)) return null;
  const { host, pathname, username, password } = new URL(full);
  if (host !== site.host || username !== "" || password !== "") return null;
  const [first = "", second = "", ...rest] = pathname.replace(/^\/|\/$/g, "").split("/");
  if (!isWidgetId(second)) return null;
  if (first === "diaries") {
    const id = /^(\d{1,15})(?:-|$)/.exec(second)?.[1];
    return id === undefined ? null : { type: "diary", id };
  }
  if (first === "grower") return { type: "grower", id: second };
  const isBrand = rest.length === 0 && SECTIONS.some((section) => section === first);
  return isBrand ? { type: "brand", id: second } : null;
}
