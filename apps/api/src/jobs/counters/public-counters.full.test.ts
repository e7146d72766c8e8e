import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { deleteAccount } from "../../accounts/deletion/delete-account.ts";
import { refreshStatistics } from "../../statistics/refresh-statistics.ts";
import { demoApi } from "../../testing/demo-api.ts";
import type { TestApi } from "../../testing/test-api.ts";

// Written apart from the job that repairs counters, so that both cannot be wrong in the same way.

const OPEN =
  "d.visibility = 'public' and not d.is_ban and not d.is_moderate and not d.is_hidden and not d.is_remove";
const diaries = (of: string) => `(select count(distinct d.id) from diary d where ${OPEN} and ${of})`;
const grownWith = (column: string) =>
  `exists (select from diary_equip e where e.diary_id = d.id and ${column} = t.id)`;
const reviews = (of: string, value = "count(*)") => `(
  select ${value} from review r join product p on p.id = r.product_id where not r.is_remove and not r.is_ban and not r.is_affiliated and ${of})`;
/** Rows of users whose accounts exist. */
const marks = (table: string, type: string) => `(
  select count(*) from ${table} m join users u on u.id = m.user_id
  where m.type = '${type}' and m.content_id = t.id and not u.is_remove)`;
const comments = (type: string) =>
  `(select count(*) from comment c where c.type = '${type}' and c.content_id = t.id and not c.is_remove)`;

const grown = (table: string) => ({
  [`${table}.cnt_diaries`]: diaries(grownWith(`e.${table}_id`)),
  [`${table}.cnt_harvests`]: diaries(`d.is_harvest and ${grownWith(`e.${table}_id`)}`),
});
const rated = (table: string, of: string) => ({
  [`${table}.cnt_reviews`]: reviews(of),
  // A review without a score counts as 1.
  [`${table}.sum_rate`]: reviews(
    of,
    "coalesce(sum(case when r.n_general is null then 1 else r.n_general end), 0)",
  ),
  [`${table}.avg_rate`]: reviews(
    of,
    "avg(case when r.n_general is null then 1 else r.n_general end)::float8",
  ),
});
const liked = (table: string, type: string) => ({ [`${table}.cnt_likes`]: marks("likes", type) });
const talkedOf = (table: string, type: string) => ({
  ...liked(table, type),
  [`${table}.cnt_comments`]: comments(type),
});
const followed = (table: string, type: string) => ({ [`${table}.cnt_followers`]: marks("follow", type) });

/** For each public counter, its value for the row `t` of its table. */
const PUBLIC: Readonly<Record<string, string>> = {
  "users.cnt_reports": diaries("d.user_id = t.id"),
  "users.cnt_harvests": diaries("d.user_id = t.id and d.is_harvest"),
  ...followed("users", "user"),
  ...grown("brand"),
  ...rated("brand", "p.brand_id = t.id"),
  ...followed("brand", "brand"),
  "brand.cnt_products": "(select count(*) from product p where p.brand_id = t.id and not p.is_remove)",
  "brand.cnt_strains": `(
    select count(*) from strain s where not s.is_remove and s.id in (
      select p.strain_id from product p where p.brand_id = t.id and not p.is_remove))`,
  ...grown("product"),
  ...rated("product", "p.id = t.id"),
  ...grown("strain"),
  ...rated("strain", "p.strain_id = t.id"),
  "strain.cnt_products": "(select count(*) from product p where p.strain_id = t.id and not p.is_remove)",
  // The yield by which lists are sorted: that of the statistics, and none without one.
  "strain.yield_watt": `(
    select case when jsonb_typeof(g.value -> 'yield_watt') = 'object'
      then least(1000, (g.value -> 'yield_watt' ->> 'median')::float8) end
    from grow_statistics g where g.type = 'strain' and g.content_id = t.id and g.val = '')`,
  "grow_statistics.yield_watt": `
    case when jsonb_typeof(t.value -> 'yield_watt') = 'object'
      then least(1000, (t.value -> 'yield_watt' ->> 'median')::float8) end`,
  "problem.cnt_solutions": "(select count(*) from solution s where s.problem_id = t.id and not s.is_remove)",
  ...followed("problem", "problem"),
  ...followed("diary", "diary"),
  "comment.cnt_childs": "(select count(*) from comment c where c.parent_id = t.id and not c.is_remove)",
  ...liked("comment", "comment"),
  ...talkedOf("post", "blog"),
  "voting.cnt_votes": "(select count(*) from voting_vote v where v.voting_id = t.id)",
  "voting_option.cnt_votes":
    "(select count(*) from voting_vote v where v.voting_id = t.voting_id and v.option_id = t.id)",
  // Results are final: accounts may be deleted with their votes.
  "award_nomination.cnt_votes":
    "(select sum(c.cnt_votes) from award_candidate c where c.year = t.year and c.nomination_id = t.id)",
  "award_candidate.cnt_votes": `(
    select case when a.count_date is not null then t.cnt_votes else (
      select count(*) from award_vote v
      where v.year = t.year and v.nomination_id = t.nomination_id and v.content_id = t.content_id) end
    from award a where a.year = t.year)`,
  "giveaway.cnt_entries": "(select count(*) from giveaway_entry e where e.giveaway_id = t.id)",
  "giveaway.cnt_votes": "(select count(*) from giveaway_vote v where v.giveaway_id = t.id)",
  "giveaway_entry.cnt_votes": "(select count(*) from giveaway_vote v where v.entry_id = t.id)",
  ...Object.assign(
    {},
    ...["brand", "product", "strain", "diary", "week", "photo", "problem", "solution", "video", "review"].map(
      (kind) => talkedOf(kind, kind),
    ),
    talkedOf("giveaway", "giveaway"),
  ),
};

/** Counters that are not recomputed here, by table or column, and why. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  cnt_views: "views are stored nowhere else",
  "diary.cnt_days": "follows from the weeks by rules of the domain",
  "diary.cnt_weeks": "follows from the weeks by rules of the domain",
  "diary.cnt_photos": "follows from the weeks by rules of the domain",
  "diary.cnt_seeds": "is what the author enters",
  "grow_statistics.cnt_harvests": "is recomputed each time",
  giveaway_category: "is set by staff, or frozen at the end",
  giveaway_frozen: "is frozen at the end",
  banner: "only the brand sees it",
  newsletter: "only the brand sees it",
  newsletter_hour: "only the brand sees it",
  contact: "only the desk sees it",
  error_group: "only the desk sees it",
  personal_import: "only its user sees it",
  push_device: "only the server sees it",
  chat: "open rooms show their members, and the rest only members see",
  chat_user: "only its user sees it",
};

let api: TestApi;
let moderator: number;

beforeAll(async () => {
  api = await demoApi();
  moderator = (await api.addUser({ name: "another-moderator", access: ["moderate"] })).id;
});

/** The rows whose counter differs. */
async function wrong(): Promise<unknown[]> {
  await refreshStatistics(api.database);
  const found: unknown[] = [];
  for (const [counter, truth] of Object.entries(PUBLIC)) {
    const [table, column] = counter.split(".");
    const { rows } = await api.database.pool.query(`
      select * from (select row_to_json(t) ->> 'id' as id, t.${column} as is_now, ${truth} as should_be from ${table} t) one
      -- Sums of fractions may differ in their last digits.
      where is_now is distinct from should_be and coalesce(abs(is_now - should_be) > 1e-9, true)
      limit 3`);
    found.push(...rows.map((row) => ({ counter, ...row })));
  }
  return found;
}

/** Ways to hide a diary from others, each with its opposite. */
const HIDINGS = [
  ["PATCH", "", { visibility: "private" }, "PATCH", "", { visibility: "public" }],
  ["PATCH", "", { visibility: "unlisted" }, "PATCH", "", { visibility: "public" }],
  ["PATCH", "", { is_hidden: true }, "PATCH", "", { is_hidden: false }],
  ["POST", "/approve", { state: 0 }, "POST", "/approve", { state: 1 }],
  ["POST", "/approve", { state: 2, text: "No." }, "POST", "/approve", { state: 1 }],
  ["DELETE", "", undefined, "POST", "/restore", undefined],
] as const;

async function send(method: "PATCH" | "POST" | "DELETE", path: string, body: object | undefined) {
  const response = await api.request(method, path, { as: moderator, ...(body ? { body } : {}) });
  expect([path, response.codes, response.status < 300]).toEqual([path, [], true]);
}

// One load of the demo, changed further from test to test.
describe("public counters of the demo site", { shuffle: false }, () => {
  it("have a row for each counter of the schema", async () => {
    const { rows } = await sql<{ table: string; column: string }>`
      select table_name as table, column_name as column from information_schema.columns
      where table_schema = 'public' and table_name not like '%\\_day'
        and (column_name like 'cnt\\_%' or column_name in ('sum_rate', 'avg_rate'))`.execute(api.database.db);
    const unknown = rows
      .map(({ table, column }) => ({ table, column, counter: `${table}.${column}` }))
      .filter(({ counter, table, column }) =>
        [counter, table, column].every((name) => !(name in PUBLIC) && !(name in LEFT_OUT)),
      );
    expect(unknown.map(({ counter }) => counter)).toEqual([]);
  });

  it("are right after loading", async () => {
    expect(await wrong()).toEqual([]);
  });

  it("leave out the reviews by people of the brand, all of which are marked", async () => {
    const { rows } = await sql<{ is_affiliated: boolean }>`
      select r.is_affiliated from review r join product p on p.id = r.product_id
      where (p.brand_id, r.user_id) in (
        select brand_id, user_id from brand_manager union select brand_id, user_id from brand_tester)`.execute(
      api.database.db,
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter((row) => !row.is_affiliated)).toEqual([]);
  });

  it("are right after diaries were hidden in every way, and half of them shown again", async () => {
    const { rows } = await sql<{ id: number }>`select id from diary order by id`.execute(api.database.db);
    for (const [index, { id }] of rows.slice(0, 60).entries()) {
      const [hide, hidden, change, show, shown, undo] = HIDINGS[index % HIDINGS.length] ?? HIDINGS[0];
      await send(hide, `/diaries/${id}${hidden}`, change);
      if (index % 4 < 2) await send(show, `/diaries/${id}${shown}`, undo);
    }
    expect(await wrong()).toEqual([]);
  });

  it("are right after growers have left", async () => {
    const { rows } = await sql<{ id: number }>`
      select id from users where not is_remove and id <> ${moderator} order by id`.execute(api.database.db);
    for (const { id } of rows.filter((_, index) => index % 3 === 0)) {
      await api.database.transaction((tx) => deleteAccount(tx, id, null));
    }
    expect(await wrong()).toEqual([]);
  });
});
