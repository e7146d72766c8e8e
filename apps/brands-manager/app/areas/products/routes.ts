import { type AreaRoutes, area } from "@grow/app-kit/routes-table.ts";

const { screen } = area("products");

export const routes: AreaRoutes = {
  light: [
    screen("brands-manager/products", "list"),
    screen("brands-manager/products/edit/:id", "edit"),
    screen("brands-manager/products/edit_composition/:id", "composition"),
  ],
};
