import { daysAfter } from "../calendar.ts";
import type { BrandInvitationRow } from "../rows.ts";
import type { Catalogue } from "./catalogue-rows.ts";

/**
 * Makes open invitations: one of either kind for a grower, and one that the demo manager sees among the testers.
 *
 * @param other a grower who is no tester
 */
export function makeInvitations(
  { brand }: Catalogue,
  { grower, other }: { grower: number; other: number },
  anchor: string,
): BrandInvitationRow[] {
  const tester = { kind: "tester", role: null } as const;
  return [
    {
      ...{ brand_id: brand("Northfold Seeds").id, user_id: grower, ...tester },
      add_date: daysAfter(anchor, -1),
    },
    {
      ...{ brand_id: brand("Ember Genetics").id, user_id: grower, kind: "manager", role: "viewer" },
      add_date: daysAfter(anchor, -2),
    },
    { brand_id: brand("Loam & Lumen").id, user_id: other, ...tester, add_date: daysAfter(anchor, -3) },
  ];
}
