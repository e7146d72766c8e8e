import { type AreaRoutes, area } from "@grow/app-kit/routes-table.ts";

const { screen } = area("banners");

export const routes: AreaRoutes = {
  light: [
    screen("brands-manager/banners", "list"),
    screen("brands-manager/banners/results", "results"),
    screen("brands-manager/banners/edit/:type/:id", "edit"),
  ],
};
