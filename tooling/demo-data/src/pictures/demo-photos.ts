import type pg from "pg";

/** A photo of the demo data without files. */
export interface DemoPhoto {
  id: number;
  key: string;
  /** The stored picture spec. */
  plan: unknown;
}

/** What the row of a photo with files says. */
export interface PlacedPhoto {
  id: number;
  key: string;
  width: number;
  height: number;
  color: string;
  preview: string;
  bytes: number;
}

/** Rows of demo photos. */
export interface DemoPhotos {
  /** Photos and films without files. */
  withoutFiles(): Promise<DemoPhoto[]>;
  /** Keys of demo photos that count as having files. */
  placedKeys(): Promise<string[]>;
  /** Takes photos back that have lost their files. */
  planAgain(keys: readonly string[]): Promise<void>;
  markPlaced(placed: readonly PlacedPhoto[]): Promise<void>;
}

/** Rows changed by one statement. */
const BATCH = 500;

export function demoPhotos(client: pg.Client): DemoPhotos {
  return {
    async withoutFiles() {
      const { rows } = await client.query<{ id: string; key: string; plan: unknown }>(
        `select id::text as id, key, plan from photo
         where state = 'planned' and plan is not null and not is_remove order by id`,
      );
      // bigint arrives as text from pg; photo ids are far below 2^53.
      return rows.map((row) => ({ ...row, id: Number(row.id) }));
    },
    async placedKeys() {
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
    async markPlaced(placed) {
      for (let start = 0; start < placed.length; start += BATCH) {
        await client.query(
          `update photo p set state = 'ready', width = r.width, height = r.height, color = r.color,
             preview = r.preview, bytes = r.bytes
           from jsonb_to_recordset($1::jsonb) as r (
             id bigint, width int, height int, color text, preview text, bytes bigint)
           where p.id = r.id`,
          [JSON.stringify(placed.slice(start, start + BATCH))],
        );
      }
    },
  };
}
