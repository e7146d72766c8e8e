import { seededRandom } from "@grow/testing";
import pg from "pg";
import type { BenchSite } from "../site/bench-site.ts";
import { UNSHARED } from "../site/well-known.ts";
import type { Target } from "./load.ts";

/** Diaries besides those of the demo site: many times what any of the servers remembers. */
export const MANY = 10_000;
/** Photos that each week of a diary has in the middle. */
const PHOTOS_OF_WEEK = 2;
/** How far somebody reads on in a list. */
const PAGES = 20;
const PAGE = 24;

/** Groups of filter words, in the order of addresses. */
const WORDS = [
  ["indoor", "outdoor", "greenhouse"],
  ["soil", "coco", "hydro"],
  ["fluorescent", "hid", "led"],
  ["vegetative", "flowering", "harvest"],
] as const;
const SORTS = ["update", "new", "like", "view"] as const;

/** Pages of another diary each time, as usual as the one that is measured by itself. */
export async function diariesOnce(site: BenchSite): Promise<Target> {
  const client = new pg.Client({ connectionString: site.databaseUrl });
  await client.connect();
  try {
    // Those that were copied have none of their own, and pages show them.
    await client.query(
      `insert into photo (key, user_id, diary_id, week_id, position, width, height, color, alt)
       select md5(w.id || ' ' || n), d.user_id, d.id, w.id, n, 1600, 1200, '#5d7a48', 'The plant from the front'
       from diary d join week w on w.diary_id = d.id cross join generate_series(1, $1) n
       where not exists (select from photo p where p.diary_id = d.id and p.week_id is not null)`,
      [PHOTOS_OF_WEEK],
    );
    await client.query("vacuum (analyze) photo");
    const { rows } = await client.query<{ link: string }>(
      `select d.id || case when d.slug = '' then '' else '-' || d.slug end as link from diary d
       where d.is_visible and d.photo_id is not null and not d.is_lock and d.cnt_comments between 5 and 30
         and (select count(*) from week w where w.diary_id = d.id and not w.is_remove) between 9 and 12
       order by md5(d.id::text)`,
    );
    return inTurns(
      site,
      rows.map(({ link }) => `/diaries/${link}`),
    );
  } finally {
    await client.end();
  }
}

/** Pages of another list each time: all diaries, those of one word and of two, in all orders, up to some page. */
export async function listsOnce(site: BenchSite): Promise<Target> {
  const paths: string[] = [];
  for (const words of wordings()) {
    const asked = new URLSearchParams([["limit", "1"], ...words.map((word) => ["tags", word])]);
    const answer = await fetch(`${site.origins.api}/api/diaries?${asked}`);
    const { data } = (await answer.json()) as { data: { total: number } };
    const pages = Math.min(PAGES, Math.floor(data.total / PAGE));
    for (const sort of SORTS) {
      for (let page = 1; page <= pages; page += 1) {
        paths.push(
          `${["/explore", ...words].join("/")}?${new URLSearchParams({ sort, page: String(page) })}`,
        );
      }
    }
  }
  return inTurns(site, seededRandom("lists").shuffle(paths));
}

function wordings(): string[][] {
  const pairs = WORDS.flatMap((group, index) =>
    group.flatMap((word) => WORDS.slice(index + 1).flatMap((other) => other.map((second) => [word, second]))),
  );
  return [[], ...WORDS.flat().map((word) => [word]), ...pairs];
}

/** All connections together ask for each once, and only then again. */
function inTurns(site: BenchSite, paths: readonly string[]): Target {
  let asked = 0;
  const next = () => {
    const path = paths[asked % paths.length];
    if (path === undefined) throw new Error("There is nothing to ask for.");
    asked += 1;
    return path;
  };
  return { url: site.origins.community, next, headers: UNSHARED };
}
