import type { Schema } from "@grow/contract";
import { type GrowerData, growerData } from "../../growers/grower-data.ts";
import type { TabLength, TabRequest } from "../tab-list.ts";

/** Choices of the list, the default first. */
export const GROWER_CHOICES = { sort: ["followers", "reports", "new"] } as const;
export type GrowerChoices = TabRequest<typeof GROWER_CHOICES>;

export interface GrowersTabView extends TabLength, GrowerChoices {
  readonly growers: readonly GrowerData[];
}

export function growersTabView(
  request: GrowerChoices,
  list: Schema<"UserCardList">,
  length: TabLength,
  readerId: number | null,
): GrowersTabView {
  return { ...request, ...length, growers: list.items.map((card) => growerData(card, readerId)) };
}
