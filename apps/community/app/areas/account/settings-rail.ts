import type { FrameLink } from "../../shared/navigation.ts";
import { settingsPath } from "./settings-path.ts";
import { SETTINGS_SECTIONS } from "./settings-sections.ts";
import { SECTION_WORDS } from "./shared/settings/section-words.ts";

/** All sections of a member's settings, in their groups. @param link - the member's profile */
export function settingsRail(link: string): FrameLink[][] {
  return [1, 2, 3].map((group) =>
    SETTINGS_SECTIONS.filter((one) => one.group === group).map(({ word }) => ({
      ...SECTION_WORDS[word],
      href: settingsPath(word, link),
    })),
  );
}
