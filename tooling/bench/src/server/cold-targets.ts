import { seededRandom } from "@grow/testing";
import pg from "pg";
import type { BenchSite } from "../site/bench-site.ts";
import { UNCACHED } from "../site/targets.ts";
import type { Target } from "./load.ts";

/** Diaries in addition to the demo site: far more than any server caches. */
export const MANY = 10_000;
/** Median number of photos per week. */
const PHOTOS_OF_WEEK = 2;
/** Pages requested per list. */
const PAGES = 20;
const PAGE = 24;

/** Groups of filter words, in the order of URLs. */
const WORDS = [
  ["indoor", "outdoor", "greenhouse"],
  ["soil", "coco", "hydro"],
  ["fluorescent", "hid", "led"],
  ["vegetative", "flowering", "harvest"],
] as const;
const SORTS = ["update", "new", "like", "view"] as const;

/** A different diary per request, similar to the one measured alone. */
export async function coldDiaries(site: BenchSite): Promise<Target> {
  const client = new pg.Client({ connectionString: site.databaseUrl });
  await client.connect();
  try {
    // Copied diaries have no photos in their weeks; real pages show some.
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
    return cycling(
      site,
      rows.map(({ link }) => `/diaries/${link}`),
    );
  } finally {
    await client.end();
  }
}

/** A different list page per request: no, one or two filter words, in all sort orders. */
export async function coldLists(site: BenchSite): Promise<Target> {
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
  return cycling(site, seededRandom("lists").shuffle(paths));
}

function wordings(): string[][] {
  const pairs = WORDS.flatMap((group, index) =>
    group.flatMap((word) => WORDS.slice(index + 1).flatMap((other) => other.map((second) => [word, second]))),
  );
  return [[], ...WORDS.flat().map((word) => [word]), ...pairs];
}

/** Requests each path once over all connections before it repeats. */
function cycling(site: BenchSite, paths: readonly string[]): Target {
  let requested = 0;
  const next = () => {
    const path = paths[requested % paths.length];
    if (path === undefined) throw new Error("There are no paths to request.");
    requested += 1;
    return path;
  };
  return { url: site.origins.community, next, headers: UNCACHED };
}
