import { PERSONAS } from "@grow/testing";
import type pg from "pg";
import { signInByApi } from "../../../e2e/site/sign-in.ts";
import type { BenchSite } from "./bench-site.ts";

/** The URLs to measure, and the session to use. */
export interface Targets {
  readonly home: string;
  readonly explore: string;
  readonly diary: string;
  readonly editor: string;
  readonly growers: string;
  /** The page of the most followed grower. */
  readonly grower: string;
  readonly feed: string;
  readonly giveaways: string;
  /** The page of a giveaway that takes entries. */
  readonly giveaway: string;
  /** By language: a diary with texts in one script only. */
  readonly ofOneScript: Readonly<Record<"en" | "ru" | "th", string>>;
  /** The API calls of the pages. */
  readonly listApi: string;
  readonly detailApi: string;
  readonly diaryId: number;
  /** Session token of the demo grower. */
  readonly token: string;
}

/** Units chosen one by one, which bypass the guest page cache. */
export const UNCACHED = { cookie: "measures=metric.metric.metric.l.ec.f.mll" };

/** Chooses a typical diary (ten weeks, comments, a cover) and one that the demo grower may edit. */
export async function chooseTargets(site: BenchSite, client: pg.Client): Promise<Targets> {
  const usual = await client.query<{ id: number; slug: string }>(
    `select d.id::int, d.slug from diary d
     where d.is_visible and d.photo_id is not null and not d.is_lock and d.cnt_comments between 5 and 30
       and (select count(*) from week w where w.diary_id = d.id and not w.is_remove) between 9 and 12
     order by d.id limit 1`,
  );
  const own = await client.query<{ id: number; week: number }>(
    `select d.id::int, w.id::int as week from diary d
     join users u on u.id = d.user_id join week w on w.diary_id = d.id and not w.is_remove and w.faza < 2
     where u.name = $1 and not d.is_remove order by d.id, w.id desc limit 1`,
    [PERSONAS.grower.name],
  );
  const most = await client.query<{ name: string }>(
    "select name from users where not is_remove and not is_ban order by cnt_followers desc, id limit 1",
  );
  const open = await client.query<{ link: string }>(
    `select id || case when slug = '' then '' else '-' || slug end as link from giveaway
     where is_visible and date_start <= now() and now() < date_end order by id limit 1`,
  );
  const [diary] = usual.rows;
  const [edited] = own.rows;
  const [followed] = most.rows;
  const [giveaway] = open.rows;
  if (diary === undefined || edited === undefined || followed === undefined || giveaway === undefined)
    throw new Error("The demo data lack a diary or a giveaway to measure.");
  const { community, api } = site.origins;
  return {
    home: `${community}/`,
    explore: `${community}/explore`,
    diary: `${community}/diaries/${diary.id}${diary.slug === "" ? "" : `-${diary.slug}`}`,
    growers: `${community}/growers`,
    grower: `${community}/grower/${followed.name}`,
    feed: `${community}/feed`,
    giveaways: `${community}/giveaways`,
    giveaway: `${community}/giveaways/${giveaway.link}`,
    editor: `${community}/diaries/${edited.id}/weeks/${edited.week}/edit`,
    ofOneScript: {
      en: `${community}/diaries/${await ofOneScript(client, "en")}`,
      ru: `${community}/diaries/${await ofOneScript(client, "ru")}`,
      th: `${community}/diaries/${await ofOneScript(client, "th")}`,
    },
    listApi: `${api}/api/diaries?limit=24`,
    detailApi: `${api}/api/diaries/${diary.id}`,
    diaryId: diary.id,
    token: await signInByApi(community, PERSONAS.grower),
  };
}

/** The link of a diary in a language without comments in another script. */
async function ofOneScript(client: pg.Client, lang: "en" | "ru" | "th"): Promise<string> {
  const { rows } = await client.query<{ link: string }>(
    `select d.id || case when d.slug = '' then '' else '-' || d.slug end as link from diary d
     where d.is_visible and not d.is_lock and d.lang = $1 and not exists (
       select from comment k where k.type = 'diary' and k.content_id = d.id
       and k.lang <> $1 and k.lang in ('ru', 'th'))
     order by d.id limit 1`,
    [lang],
  );
  const [diary] = rows;
  if (diary === undefined) throw new Error(`The demo data lack a diary that is all in "${lang}".`);
  return diary.link;
}
