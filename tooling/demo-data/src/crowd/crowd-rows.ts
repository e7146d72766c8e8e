import { seededRandom } from "@grow/testing";
import type { DemoData } from "../generate.ts";
import type { AccountRow, CommentRow, UserRow } from "../rows.ts";
import { copyDiary } from "./copy-diary.ts";
import { type CatalogueSteps, type CrowdRows, type FirstIds, STEP } from "./crowd-tables.ts";
import { patternsOf } from "./diary-pattern.ts";

const DIARIES_OF_GROWER = 10;

/** Makes the rows of any step; the same options always make the same ones. */
export function createCrowd(data: DemoData, first: FirstIds) {
  const patterns = patternsOf(data);
  const { users, account, comment } = data.tables;
  // A removed grower has no account and is no pattern; nor is one whom few may see.
  const settingsOf = new Map(account.map((row) => [row.user_id, row]));
  const people = users.filter(
    ({ id, is_remove, is_discreet }) => settingsOf.has(id) && !is_remove && !is_discreet,
  );
  const talk = new Map<string, { remarks: CommentRow[]; replies: CommentRow[] }>();
  for (const row of comment) {
    // Comments on questions say nothing about a diary.
    if (row.type !== "diary" && row.type !== "week") continue;
    const own = talk.get(row.lang) ?? { remarks: [], replies: [] };
    (row.parent_id === null ? own.remarks : own.replies).push(row);
    talk.set(row.lang, own);
  }

  function growers(step: number): { users: UserRow[]; account: AccountRow[] } {
    const random = seededRandom(`crowd ${step} growers`);
    const made = Array.from({ length: STEP / DIARIES_OF_GROWER }, (_none, index) => {
      const number = step * (STEP / DIARIES_OF_GROWER) + index + 1;
      const pattern = people[random.whole(0, people.length - 1)];
      const settings = settingsOf.get(pattern?.id ?? 0);
      if (pattern === undefined || settings === undefined) throw new Error("The demo site has people.");
      const id = first.users + number;
      const name = `${pattern.name.slice(0, 20)}-${number}`;
      return {
        user: { ...pattern, id, name, access: [], cnt_reports: 0, cnt_harvests: 0, cnt_followers: 0 },
        account: { ...settings, user_id: id, email: `${name.toLowerCase()}@growers.example.test` },
      };
    });
    return { users: made.map(({ user }) => user), account: made.map((one) => one.account) };
  }

  return {
    /** The rows of step 0, 1, 2 …, with what they add to the catalogue. */
    step(step: number): { rows: CrowdRows; catalogue: CatalogueSteps[] } {
      const people = growers(step);
      const rows: CrowdRows = {
        ...people,
        user_handle: people.users.map(({ id, name }) => ({ handle: name.toLowerCase(), user_id: id })),
        user_email: people.account.map(({ user_id, email }) => ({ email_key: email, user_id })),
        diary: [],
        diary_equip: [],
        week: [],
        week_nutrient: [],
        review: [],
        comment: [],
        likes: [],
        follow: [],
        event: [],
      };
      const steps = new Map<string, CatalogueSteps>();
      for (let index = 0; index < STEP; index += 1) {
        copyDiary(
          { rows, steps, first, people: people.users, talk, anchor: data.anchor },
          step * STEP + index,
          patterns,
        );
      }
      rows.event.sort((a, b) => (a.add_date < b.add_date ? -1 : 1));
      return { rows, catalogue: [...steps.values()] };
    },
  };
}
