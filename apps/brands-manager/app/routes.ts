import { layout, type RouteRow, resource, screen } from "@grow/app-kit/routes-table.ts";

/** Every address of the brand portal. A new tab is one row here, one in `paths.ts` and one in `shell/navigation.ts`. */
const routes: RouteRow[] = [
  layout("light", [
    screen("brands-manager", "accounts/accounts"),
    screen("brands-manager/welcome", "welcome/welcome"),
  ]),
  { index: true, file: "redirects/home.ts" },
  resource("brand-manager/*", "redirects/singular.ts"),
  resource("settings/brand", "forms/choose-brand.ts"),
  resource("settings/locale", "forms/set-locale.ts"),
  resource("settings/theme", "forms/set-theme.ts"),
  resource("settings/measures", "forms/set-measures.ts"),
  resource("auth/signout", "forms/sign-out.ts"),
  screen("*", "not-found/not-found"),
];

export default routes;
