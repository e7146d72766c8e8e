import { type AreaRoutes, area } from "@grow/app-kit/routes-table.ts";

const { screen } = area("schemes");

export const routes: AreaRoutes = {
  light: [screen("brands-manager/schemes", "list"), screen("brands-manager/schemes/edit/:id", "edit")],
};
