import type pg from "pg";
import type { DrawnPhoto, PhotoToDraw } from "./draw-photo-files.ts";

// bigint arrives as text from pg; photo ids are far below 2^53.
const toDraw = (row: { id: string; key: string; plan: unknown }): PhotoToDraw => ({
  ...row,
  id: Number(row.id),
});

/** Rows of demo photos, in the order in which visitors will look for them. */
export interface PlannedPhotos {
  /** Covers of the newest diaries of the explore page. */
  covers(count: number): Promise<PhotoToDraw[]>;
  /** The weeks of the diary that the home page opens with. */
  film(): Promise<PhotoToDraw[]>;
  /** Avatars of growers and marks of brands. */
  faces(): Promise<PhotoToDraw[]>;
  /** Films and their posters. */
  films(): Promise<PhotoToDraw[]>;
  /** The next photos of all: the film of the home page, covers, faces, first photos of weeks, products, the others. */
  next(count: number, except: readonly number[]): Promise<PhotoToDraw[]>;
  /** All that wait. */
  all(): Promise<PhotoToDraw[]>;
  /** Keys of demo photos that count as drawn. */
  drawnKeys(): Promise<string[]>;
  /** Takes photos back that have lost their files. */
  planAgain(keys: readonly string[]): Promise<void>;
  /** @returns false when the photo is gone by now */
  markDrawn(drawn: DrawnPhoto): Promise<boolean>;
}

const columns = "p.id::text as id, p.key, p.plan";
const waiting = "p.state = 'planned' and not p.is_remove";

/** As the home page chooses it: of the diaries finished last the one liked most. */
const filmDiary = `(select id from (
  select id, cnt_likes from diary where is_visible and is_harvest and not is_lock and cnt_photos >= 6
  order by update_date desc, id desc limit 20) finished order by cnt_likes desc, id desc limit 1)`;

export function plannedPhotos(client: pg.Client): PlannedPhotos {
  const list = async (text: string, values: unknown[]): Promise<PhotoToDraw[]> =>
    (await client.query<{ id: string; key: string; plan: unknown }>(text, values)).rows.map(toDraw);

  return {
    covers: (count) =>
      list(
        `select ${columns} from (
           select photo_id from diary where is_visible and visibility = 'public' and photo_id is not null
           order by update_date desc, id desc limit $1) d
         join photo p on p.id = d.photo_id where ${waiting}`,
        [count],
      ),
    film: () =>
      list(
        `select ${columns} from photo p where ${waiting} and p.diary_id = ${filmDiary} and p.position = 0 order by p.week_id`,
        [],
      ),
    faces: () =>
      list(
        `select ${columns} from photo p where ${waiting} and p.plan->>'kind' in ('avatar', 'logo') order by p.id`,
        [],
      ),
    films: () =>
      list(
        `select ${columns} from photo p where ${waiting} and p.plan->>'kind' in ('film', 'poster') order by p.id`,
        [],
      ),
    all: () => list(`select ${columns} from photo p where ${waiting} order by p.id`, []),
    next: (count, except) =>
      list(
        `select ${columns} from photo p left join diary d on d.id = p.diary_id
         where ${waiting} and p.id <> all($2::bigint[])
         order by case when p.position = 0 and p.diary_id = ${filmDiary} then -1
                       when d.photo_id = p.id then 0
                       when p.plan->>'kind' in ('avatar', 'logo') then 1
                       when p.plan->>'kind' = 'product' then 3
                       when p.position = 0 then 2
                       else 4 end, d.update_date desc nulls last, p.id
         limit $1`,
        [count, except],
      ),
    async drawnKeys() {
      const { rows } = await client.query<{ key: string }>(
        "select key from photo where state = 'ready' and plan is not null and not is_remove",
      );
      return rows.map((row) => row.key);
    },
    async planAgain(keys) {
      if (keys.length > 0)
        await client.query(
          "update photo set state = 'planned' where key = any($1::text[]) and plan is not null",
          [keys],
        );
    },
    async markDrawn(drawn) {
      const { rowCount } = await client.query(
        `update photo set state = 'ready', width = $2, height = $3, color = $4, preview = $5, bytes = $6
         where id = $1`,
        [drawn.id, drawn.width, drawn.height, drawn.color, drawn.preview, drawn.bytes],
      );
      return rowCount === 1;
    },
  };
}
