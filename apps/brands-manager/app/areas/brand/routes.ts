import { type AreaRoutes, area } from "@grow/app-kit/routes-table.ts";

const { screen, resource } = area("brand");

export const routes: AreaRoutes = {
  light: [
    screen("brands-manager", "accounts"),
    screen("brands-manager/welcome", "welcome"),
    screen("brands-manager/edit", "edit"),
    screen("brands-manager/testers", "testers"),
    screen("brands-manager/statistics", "statistics"),
    screen("brands-manager/subscription", "subscription"),
  ],
  none: [
    resource("", "redirects/home.ts"),
    resource("brands-manager/accounts", "redirects/accounts.ts"),
    resource("brands-manager/welcome-old", "redirects/welcome-old.ts"),
    resource("brand-manager/*", "redirects/singular.ts"),
    resource("settings/brand", "forms/choose-brand.ts"),
    // Catch-all: no other row has this path.
    screen("*", "not-found"),
  ],
};
