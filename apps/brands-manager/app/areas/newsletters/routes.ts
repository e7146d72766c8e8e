import { type AreaRoutes, area } from "@grow/app-kit/routes-table.ts";

const { screen } = area("newsletters");

export const routes: AreaRoutes = {
  light: [
    screen("brands-manager/newsletters", "list"),
    screen("brands-manager/newsletters/edit/:id", "edit"),
    screen("brands-manager/newsletters/send/:id", "send"),
    screen("brands-manager/newsletters/:id", "results"),
  ],
};
