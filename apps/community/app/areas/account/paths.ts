import { withReturn } from "../../shared/return-path.ts";
import { settingsPath } from "./settings-path.ts";
import type { SettingsWord } from "./settings-sections.ts";

export const paths = {
  signIn: (returnPath?: string) => withReturn("/auth/signin", returnPath),
  signUp: (returnPath?: string) => withReturn("/auth/signup", returnPath),
  forgotPassword: () => "/auth/forgot-password",
  resetPassword: (token: string) => `/auth/reset-password?${new URLSearchParams({ token })}`,
  confirmEmail: () => "/auth/confirm-email",
  /** Language, theme and units, for guests too. */
  interfaceSettings: () => "/settings/interface",
  /** What a member is notified of on the site and by email; emails link to it. */
  notificationSettings: () => "/settings/notifications",
  /** A section of the member's own settings, by the redirect that needs no name. */
  settings: (word: SettingsWord) => settingsPath(word),
  /** Signs in with a provider, or links one. */
  external: (provider: string, returnPath?: string) =>
    `/auth/external?${new URLSearchParams({ provider, ...(returnPath ? { return_path: returnPath } : {}) })}`,
  /** The copy of the member's data, a file. */
  download: () => "/settings/download",
  oauthComplete: () => "/auth/oauth-complete",
  /** For developers with the cookie `details`. */
  oauthTest: () => "/tests/oauth",
  recovery: () => "/auth/recovery",
  setAge: () => "/settings/age",
  underAge: () => "/under-age",
} as const;
