import { type AreaRoutes, area } from "@grow/app-kit/routes-table.ts";
import { SETTINGS_SECTIONS } from "./settings-sections.ts";

const { screen, resource } = area("account");

export const routes: AreaRoutes = {
  light: [
    // Guests choose language, theme and units here.
    screen("settings/interface", "interface-settings", "guest-interface"),
  ],
  settings: SETTINGS_SECTIONS.map(({ word, screen: folder }) =>
    screen(`grower/:grower/settings${word === "" ? "" : `/${word}`}`, folder),
  ),
  short: [
    screen("auth/signin", "sign-in"),
    screen("auth/signup", "sign-up"),
    screen("auth/forgot-password", "forgot-password"),
    screen("auth/reset-password", "reset-password"),
    screen("auth/confirm-email", "confirm-email"),
    screen("auth/cancel-email", "cancel-email"),
    screen("auth/unsubscribe", "unsubscribe"),
    screen("auth/external", "external"),
    screen("auth/oauth-callback", "oauth-callback"),
    screen("auth/oauth-complete", "oauth-complete"),
    screen("auth/recovery", "recovery"),
    screen("tests/oauth", "oauth-test"),
    resource("under-age", "under-age.tsx"),
  ],
  none: [
    resource("auth/signout", "forms/sign-out.ts"),
    resource("register", "redirects/register.ts"),
    resource("settings", "redirects/settings.ts", "settings-index"),
    resource("settings/:section", "redirects/settings.ts", "settings-section"),
    resource("settings/download", "redirects/download.ts"),
    resource("grower/:grower/settings/oauth", "redirects/settings-oauth.ts"),
    resource("grower/:grower/orders", "redirects/orders.ts"),
    resource("settings/locale", "forms/set-locale.ts"),
    resource("settings/theme", "forms/set-theme.ts"),
    resource("settings/measures", "forms/set-measures.ts"),
    resource("settings/age", "forms/confirm-age.ts"),
  ],
};
