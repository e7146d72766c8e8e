import { navigation as banners } from "./areas/banners/navigation.ts";
import { navigation as brand } from "./areas/brand/navigation.ts";
import { navigation as newsletters } from "./areas/newsletters/navigation.ts";
import { navigation as products } from "./areas/products/navigation.ts";
import { navigation as schemes } from "./areas/schemes/navigation.ts";
import type { PortalTab } from "./shared/portal-tab.ts";

/** The tabs of the portal in the order of the rail. */
export const PORTAL_TABS: readonly PortalTab[] = [
  ...brand,
  ...products,
  ...schemes,
  ...banners,
  ...newsletters,
].sort((a, b) => a.order - b.order);
