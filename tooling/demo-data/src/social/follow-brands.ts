import type { Random } from "@grow/testing";
import { daysAfter, daysBetween, laterOf } from "../calendar.ts";
import type { Person } from "../people/people-rows.ts";
import type { BrandRow, FollowRow } from "../rows.ts";

/** Share of growers who began to follow a brand in the last days. */
const SHARE = 0.4;
const DAYS = 90;

/** The demo people decide themselves what they follow. */
const DEMO_PEOPLE = 4;

/** Followers that brands won in a season, more at its end; the counters go up with them. */
export function followBrands(
  random: Random,
  people: readonly Person[],
  follows: readonly FollowRow[],
  brands: readonly BrandRow[],
  anchor: string,
): FollowRow[] {
  return brands.flatMap((brand) => {
    const known = new Set(
      follows.flatMap(({ type, content_id, user_id }) =>
        type === "brand" && content_id === brand.id ? [user_id] : [],
      ),
    );
    const others = people
      .slice(DEMO_PEOPLE)
      .filter(({ id, row }) => !row.is_remove && !known.has(id) && random.chance(SHARE));
    brand.cnt_followers += others.length;
    return others.map(({ id, row }): FollowRow => {
      const since = laterOf(laterOf(brand.add_date, row.add_date), daysAfter(anchor, -DAYS));
      const room = Math.max(0, daysBetween(since, anchor) - 0.01);
      const add_date = daysAfter(since, room * Math.sqrt(random.next()));
      return { user_id: id, type: "brand", content_id: brand.id, add_date };
    });
  });
}
