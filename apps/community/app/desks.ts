import { desks as premium } from "./areas/premium/desk.ts";
import { desks as staff } from "./areas/staff/desk.ts";
import type { DeskLink } from "./shared/navigation.ts";

/** The desks of all areas, in the order of the rail within each group. */
export const DESKS: readonly DeskLink[] = [...staff, ...premium];
