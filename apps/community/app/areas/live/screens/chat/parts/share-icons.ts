import type { IconDrawing } from "@grow/ui/foundation";
import { CalendarDays, Notebook, Package, Sprout } from "lucide-react";
import type { ShareKind } from "../state/find-shareable.ts";

/** The icon of each kind of thing in a message. */
export const SHARE_ICONS: Readonly<Record<ShareKind, IconDrawing>> = {
  diary: Notebook,
  week: CalendarDays,
  strain: Sprout,
  product: Package,
};
