import { joinRoutes } from "@grow/app-kit/routes-table.ts";
import { routes as account } from "./areas/account/routes.ts";
import { routes as banners } from "./areas/banners/routes.ts";
import { routes as brand } from "./areas/brand/routes.ts";
import { routes as newsletters } from "./areas/newsletters/routes.ts";
import { routes as products } from "./areas/products/routes.ts";
import { routes as schemes } from "./areas/schemes/routes.ts";

/** Every URL of the brand portal. */
export default joinRoutes([brand, products, schemes, banners, newsletters, account]);
