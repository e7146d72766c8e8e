import { type AreaRoutes, area } from "@grow/app-kit/routes-table.ts";

const { screen, resource } = area("premium");

export const routes: AreaRoutes = {
  default: [screen("premium", "plans"), screen("partner", "partner")],
  desk: [screen("admin/invoices", "invoices")],
  none: [resource("cart", "redirects/cart.ts")],
};
