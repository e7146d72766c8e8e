import { msg } from "@lingui/core/macro";
import { LayoutDashboard } from "lucide-react";
import { DESKS } from "../desks.ts";
import { paths } from "../paths.ts";
import { mayModerate } from "../shared/may-moderate.ts";
import { DESK_GROUPS, type LightFrame } from "../shared/navigation.ts";

const OVERVIEW = {
  href: paths.staffDesk(),
  label: msg({ id: "shell.light.overview", message: "Overview" }),
  icon: LayoutDashboard,
};

/** The frame of the staff desk: the desks that a user may use, by group. @param access - rights of the user */
export function deskFrame(access: readonly string[]): LightFrame {
  const usable = DESKS.filter(({ needs }) =>
    needs === "admin" ? access.includes("admin") : mayModerate(access),
  );
  const groups = DESK_GROUPS.map((group) => usable.filter((desk) => desk.group === group));
  return {
    isEditor: false,
    name: msg({ id: "shell.light.staff", message: "Staff desk" }),
    back: { href: paths.home(), label: msg({ id: "shell.light.home", message: "Back to Grow" }) },
    sections: [[OVERVIEW], ...groups.filter(({ length }) => length > 0)],
  };
}
