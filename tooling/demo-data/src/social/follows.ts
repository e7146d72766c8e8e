import type { Random } from "@grow/testing";
import { daysAfter, daysBetween, laterOf } from "../calendar.ts";
import type { WrittenDiary } from "../growing/diary-rows.ts";
import type { Person } from "../people/people-rows.ts";
import type { BrandRow, FollowRow } from "../rows.ts";

interface Followed {
  readonly id: number;
  readonly add_date: string;
  cnt_followers: number;
}

/** Who follows whom and what; the counters go up with them. Deleted accounts neither follow nor are followed. */
export function drawFollows(
  random: Random,
  people: readonly Person[],
  diaries: readonly WrittenDiary[],
  brands: readonly BrandRow[],
  anchor: string,
): FollowRow[] {
  const rows: FollowRow[] = [];
  const removed = new Set<Followed>(people.flatMap(({ row }) => (row.is_remove ? row : [])));
  const follow = (person: Person, type: FollowRow["type"], content: Followed) => {
    const since = laterOf(content.add_date, person.row.add_date);
    const room = daysBetween(since, anchor);
    const add_date = daysAfter(since, random.number(0, Math.max(0, room - 0.01), 3));
    if (person.row.is_remove || removed.has(content)) return;
    rows.push({ user_id: person.id, type, content_id: content.id, add_date });
    content.cnt_followers += 1;
  };
  for (const person of people) {
    // The demo grower has enough on his lists to see how they look.
    const eager = person.row.name === "grower" ? 14 : random.whole(0, 7);
    const others = people.filter(({ id }) => id !== person.id);
    for (const other of random.some(others, eager)) follow(person, "user", other.row);
    const foreign = diaries.filter(({ row }) => row.user_id !== person.id);
    for (const { row } of random.some(foreign, eager + 1)) follow(person, "diary", row);
    for (const brand of random.some(brands, Math.ceil(eager / 3))) follow(person, "brand", brand);
  }
  return rows;
}
