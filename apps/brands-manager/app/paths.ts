import { paths as banners } from "./areas/banners/paths.ts";
import { paths as brand } from "./areas/brand/paths.ts";
import { paths as newsletters } from "./areas/newsletters/paths.ts";
import { paths as products } from "./areas/products/paths.ts";
import { paths as schemes } from "./areas/schemes/paths.ts";

/** Every URL of the portal. */
export const paths = { ...brand, ...products, ...schemes, ...banners, ...newsletters } as const;
