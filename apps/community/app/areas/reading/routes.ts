import { type AreaRoutes, area } from "@grow/app-kit/routes-table.ts";
import { PAGES } from "./pages.ts";

const { screen } = area("reading");

export const routes: AreaRoutes = {
  default: PAGES.map(({ path, name }) => screen(path, "page", name)),
};
