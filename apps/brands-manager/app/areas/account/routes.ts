import { type AreaRoutes, area } from "@grow/app-kit/routes-table.ts";

const { resource } = area("account");

export const routes: AreaRoutes = {
  none: [
    resource("settings/locale", "forms/set-locale.ts"),
    resource("settings/theme", "forms/set-theme.ts"),
    resource("settings/measures", "forms/set-measures.ts"),
    resource("auth/signout", "forms/sign-out.ts"),
  ],
};
