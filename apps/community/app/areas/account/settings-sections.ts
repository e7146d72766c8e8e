/** A section of the settings. It has no text: routes are read before texts can be. */
export interface SettingsSection<Word extends string = string> {
  /** Segment behind `/settings`; the section that opens first has none. */
  readonly word: Word;
  /** Folder of its screen. */
  readonly screen: string;
  /** Rows of the rail with the same number are one group. */
  readonly group: 1 | 2 | 3;
}

const section = <const Word extends string>(
  word: Word,
  screen: string,
  group: 1 | 2 | 3,
): SettingsSection<Word> => ({ word, screen, group });

/** All sections, in the order of the rail. A new one is a row here, words in `shared/settings/section-words.ts`, and a screen. */
export const SETTINGS_SECTIONS = [
  section("", "profile-settings", 1),
  section("picture", "picture-settings", 1),
  section("socials", "social-settings", 1),
  section("personal", "personal-settings", 1),
  section("interface", "interface-settings", 2),
  section("measures", "measure-settings", 2),
  section("notifications", "notification-settings", 2),
  section("subscribe", "subscription-settings", 2),
  section("cookies", "cookie-settings", 2),
  section("premium", "premium-settings", 3),
  section("invoices", "invoice-settings", 3),
  section("password", "password-settings", 3),
  section("sessions", "session-settings", 3),
  section("tokens", "token-settings", 3),
  section("banned", "blocked-settings", 3),
  section("delete", "delete-settings", 3),
] as const;

export type SettingsWord = (typeof SETTINGS_SECTIONS)[number]["word"];

export function isSettingsWord(word: string): word is SettingsWord {
  return SETTINGS_SECTIONS.some((one) => one.word === word);
}
