import { msg } from "@lingui/core/macro";
import { LayoutDashboard } from "lucide-react";
import { FRAMES } from "../frames.ts";
import { paths } from "../paths.ts";
import { mayModerate } from "../shared/may-moderate.ts";
import type { FrameLink, LightFrame } from "../shared/navigation.ts";

const HOME = { href: paths.home(), label: msg({ id: "shell.light.home", message: "Back to Grow" }) };

const SETTINGS_NAME = msg({ id: "shell.light.settings", message: "Settings" });

const STAFF = {
  href: paths.staffDesk(),
  label: msg({ id: "shell.light.staff", message: "Staff desk" }),
  icon: LayoutDashboard,
};

/**
 * The frame of a page in the light layout: links of the page's area, then the settings.
 *
 * @param path - of the page, without its query
 * @param access - rights of the user; null for a guest
 * @param settings - rows of the settings: all on their own pages, the most used ones elsewhere
 */
export function lightFrame(
  path: string,
  access: readonly string[] | null,
  settings: readonly (readonly FrameLink[])[] = FRAMES.flatMap((frame) => frame.settings?.(access) ?? []),
): LightFrame {
  const page = FRAMES.map((frame) => frame.page?.(path)).find((found) => found !== undefined);
  const staff = mayModerate(access ?? []) ? [[STAFF]] : [];
  return {
    isEditor: false,
    name: SETTINGS_NAME,
    back: HOME,
    ...page,
    sections: [...(page?.sections ?? []), ...settings, ...staff],
  };
}
