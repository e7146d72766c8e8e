import { type AreaRoutes, area } from "@grow/app-kit/routes-table.ts";
import { GROWER_TABS } from "./screens/grower/tabs.ts";

const { screen, family, resource } = area("people");

export const routes: AreaRoutes = {
  default: [
    family("grower/:user", "grower", GROWER_TABS),
    screen("growers", "growers"),
    screen("feed", "feed"),
  ],
  none: [
    resource("follows", "forms/set-follow.ts"),
    resource("blocks", "forms/set-block.ts"),
    resource("feed/seen", "forms/feed-seen.ts"),
    resource("feed/older", "screens/feed/older.ts"),
  ],
};
