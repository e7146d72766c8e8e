import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { LoaderFunctionArgs } from "@remix-run/node";
import "../locales/offline/catalog.ts";
import { htmlLang } from "@grow/i18n";
import { paths } from "../../../paths.ts";
import { fileAnswer } from "../../../shared/file-response.ts";

/** The ground of Paper: what is seen before the first page. */
const GROUND = "#f3f1ea";

const ICONS = [
  { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
  { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
  { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
  { src: "/icon-maskable-192.png", sizes: "192x192", type: "image/png", purpose: "maskable" },
  { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
] as const;

const SHORTCUT_ICONS = [{ src: "/icon-192.png", sizes: "192x192", type: "image/png" }] as const;

/** The site as an app that can be installed, in one language. */
export function manifestOf(i18n: I18n, lang: string) {
  const shortcut = (name: string, url: string) => ({ name, url, icons: SHORTCUT_ICONS });
  return {
    id: "/",
    name: "Grow",
    short_name: "Grow",
    description: i18n._(
      msg({ id: "offline.app.description", message: "Grow diaries, week by week, even offline" }),
    ),
    lang,
    dir: "ltr",
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: GROUND,
    theme_color: GROUND,
    categories: ["lifestyle", "social"],
    icons: ICONS,
    shortcuts: [
      shortcut(i18n._(msg({ id: "offline.app.diaries", message: "Diaries" })), paths.explore()),
      shortcut(i18n._(msg({ id: "offline.app.new", message: "Start a diary" })), paths.newDiary()),
      shortcut(i18n._(msg({ id: "offline.app.device", message: "On this device" })), paths.offline()),
    ],
  };
}

/** Browsers request it without cookies, so the language is in its URL. */
export function loader({ context }: LoaderFunctionArgs): Response {
  const manifest = manifestOf(context.i18n, htmlLang(context.locale));
  return fileAnswer(context, "application/manifest+json", JSON.stringify(manifest));
}
