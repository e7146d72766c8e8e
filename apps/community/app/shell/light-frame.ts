import { msg } from "@lingui/core/macro";
import { LayoutDashboard } from "lucide-react";
import { FRAMES } from "../frames.ts";
import { paths } from "../paths.ts";
import { mayModerate } from "../shared/may-moderate.ts";
import { DESK_GROUPS, type FrameLink, type LightFrame } from "../shared/navigation.ts";

const HOME = { href: paths.home(), label: msg({ id: "shell.light.home", message: "Back to Grow" }) };

const SETTINGS_NAME = msg({ id: "shell.light.settings", message: "Settings" });

const STAFF_NAME = msg({ id: "shell.light.staff", message: "Staff desk" });

const OVERVIEW = {
  href: paths.staffDesk(),
  label: msg({ id: "shell.light.overview", message: "Overview" }),
  icon: LayoutDashboard,
};

/**
 * The frame of a page in the light layout: of the staff desk its desks, otherwise links of the page's area, then the settings.
 *
 * @param path - of the page, without its query
 * @param access - rights of the user; null for a guest
 * @param link - the user's profile
 */
export function lightFrame(
  path: string,
  access: readonly string[] | null,
  link: string | null = null,
): LightFrame {
  if (path === OVERVIEW.href || path.startsWith(`${OVERVIEW.href}/`))
    return { isEditor: false, name: STAFF_NAME, back: HOME, sections: [[OVERVIEW], ...desks(access ?? [])] };
  const page = FRAMES.map((frame) => frame.page?.(path)).find((found) => found !== undefined);
  const settings = FRAMES.flatMap((frame) => frame.settings?.(access, link, page === undefined) ?? []).filter(
    ({ length }) => length > 0,
  );
  const staff = mayModerate(access ?? []) ? [[{ ...OVERVIEW, label: STAFF_NAME }]] : [];
  return {
    isEditor: false,
    name: SETTINGS_NAME,
    back: HOME,
    ...page,
    sections: [...(page?.sections ?? []), ...settings, ...staff],
  };
}

/** The desks that a user may use, by group. */
function desks(access: readonly string[]): FrameLink[][] {
  const all = FRAMES.flatMap((frame) => frame.desks ?? []).filter(({ needs }) =>
    needs === "admin" ? access.includes("admin") : mayModerate(access),
  );
  return DESK_GROUPS.map((group) => all.filter((desk) => desk.group === group)).filter(
    ({ length }) => length > 0,
  );
}
