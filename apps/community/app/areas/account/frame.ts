import { msg } from "@lingui/core/macro";
import { Bell, SunMoon } from "lucide-react";
import type { AreaFrame } from "../../shared/navigation.ts";
import { paths } from "./paths.ts";

const INTERFACE = {
  href: paths.interfaceSettings(),
  label: msg({ id: "shell.light.interface", message: "Interface" }),
  icon: SunMoon,
};

/** For members only. */
const NOTIFICATIONS = {
  href: paths.notificationSettings(),
  label: msg({ id: "shell.light.notifications", message: "Notifications" }),
  icon: Bell,
};

export const frame: AreaFrame = {
  settings: (access) => [access === null ? [INTERFACE] : [INTERFACE, NOTIFICATIONS]],
};
