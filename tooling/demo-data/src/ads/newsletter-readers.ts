import type { Random } from "@grow/testing";
import { daysAfter, daysBetween, laterOf } from "../calendar.ts";
import type { Person } from "../people/people-rows.ts";
import type { AccountRow, BrandRow, FollowRow } from "../rows.ts";

/** Growers who follow the brand for its newsletters: enough for numbers that single persons don't show in. */
const READERS = 34;

interface Gathered {
  readonly people: readonly Person[];
  readonly accounts: readonly AccountRow[];
  readonly brand: BrandRow;
  /** Who follows what already. */
  readonly follows: readonly FollowRow[];
  readonly anchor: string;
}

/**
 * Lets growers follow a brand and allow its emails. People who can sign in keep their own settings.
 *
 * @returns the accounts, and the follows that are new
 */
export function gatherReaders(
  random: Random,
  { people, accounts, brand, follows, anchor }: Gathered,
): { readers: AccountRow[]; follows: FollowRow[] } {
  const following = new Set(
    follows.flatMap(({ type, content_id, user_id }) =>
      type === "brand" && content_id === brand.id ? [user_id] : [],
    ),
  );
  const ordinary = people
    .slice(4)
    .filter(({ row }) => !row.is_remove && !row.is_ban && row.access.length === 0);
  const chosen = random.some(ordinary, READERS);
  const added = chosen.filter(({ id }) => !following.has(id));
  brand.cnt_followers += added.length;
  const ids = new Set(chosen.map(({ id }) => id));
  const readers = accounts.filter(({ user_id }) => ids.has(user_id));
  for (const account of readers) account.is_brand_newsletter = true;
  return {
    readers,
    follows: added.map(({ id, row }) => {
      const since = laterOf(brand.add_date, row.add_date);
      // Before the first newsletter.
      const room = Math.max(0, daysBetween(since, anchor) - 30);
      const add_date = daysAfter(since, random.number(0, room, 3));
      return { user_id: id, type: "brand", content_id: brand.id, add_date };
    }),
  };
}
