import { msg } from "@lingui/core/macro";
import { Bell, SunMoon } from "lucide-react";
import type { AreaFrame, FrameLink } from "../../shared/navigation.ts";
import { paths } from "./paths.ts";
import { settingsPath } from "./settings-path.ts";
import { SETTINGS_SECTIONS } from "./settings-sections.ts";
import { SECTION_WORDS } from "./shared/settings/section-words.ts";

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
  settings: (access, link, isWhole) => {
    if (access === null) return [[INTERFACE]];
    return isWhole && link !== null ? sections(link) : [[INTERFACE, NOTIFICATIONS]];
  },
};

/** All sections, for pages of the settings: their texts come with those pages. */
function sections(link: string): FrameLink[][] {
  return [1, 2, 3].map((group) =>
    SETTINGS_SECTIONS.filter((one) => one.group === group).map(({ word }) => ({
      ...SECTION_WORDS[word],
      href: settingsPath(word, link),
    })),
  );
}
