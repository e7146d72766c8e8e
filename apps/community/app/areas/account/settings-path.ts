import type { SettingsWord } from "./settings-sections.ts";

/** The address of a section below a grower's link, or of the redirect to it where the grower is not known. */
export function settingsPath(word: SettingsWord, link: string | null = null): string {
  return `${link ?? ""}/settings${word === "" ? "" : `/${word}`}`;
}

/** The query parameter of `personal` after a download link that doesn't work. */
export const DOWNLOAD_FAILED = "download_failed";
