import { type QueryExecutorProvider, sql } from "kysely";
import {
  type BrandRef,
  brandJson,
  type ProductRef,
  presentProductShort,
  productJson,
} from "../../content/catalogue/catalogue-refs.ts";
import { readStrainCards } from "../../content/catalogue/strain-cards.ts";
import { cardColumns, readDiaryCards } from "../../content/diary-cards/read-cards.ts";
import { findTarget } from "../../content/targets/find-target.ts";
import { presentWeekCard } from "../../content/week-cards/present-week-card.ts";
import { readWeekCards } from "../../content/week-cards/week-card-query.ts";
import type { Reader } from "../../rights/diary-access.ts";
import type { MessageRow, SharedCards } from "./message-row.ts";

/** Reads the cards of all that these messages share, as far as the reader may see it. A page has at most 30 messages. */
export async function readSharedCards(
  db: QueryExecutorProvider,
  rows: readonly MessageRow[],
  reader: Reader,
): Promise<SharedCards> {
  const shown = rows.filter(({ is_remove }) => !is_remove);
  const weekIds = await readable(
    db,
    "week",
    shown.map(({ week_id }) => week_id),
    reader,
  );
  const diaryIds = await readable(
    db,
    "diary",
    shown.map(({ week_id, diary_id }) => (week_id === null ? diary_id : null)),
    reader,
  );
  const strainIds = distinct(shown.map(({ strain_id }) => strain_id));
  const productIds = distinct(shown.map(({ product_id }) => product_id));
  const [diaries, weeks, strains, products] = [
    diaryIds.length === 0
      ? []
      : await readDiaryCards(
          db,
          sql`select ${cardColumns} from diary where id = any(${diaryIds}::bigint[])`,
          reader.id,
        ),
    weekIds.length === 0
      ? []
      : (
          await readWeekCards(
            db,
            sql`select w.diary_id, w.id, w.id as place from week w where w.id = any(${weekIds}::bigint[])`,
            reader.id,
          )
        ).map(presentWeekCard),
    strainIds.length === 0
      ? []
      : await readStrainCards(
          db,
          sql`select s.id, s.id as place, null::float8 as percent from strain s
            where s.id = any(${strainIds}::bigint[]) and not s.is_remove`,
        ),
    await readProducts(db, productIds),
  ];
  return { diaries: byId(diaries), weeks: byId(weeks), strains: byId(strains), products: byId(products) };
}

async function readable(
  db: QueryExecutorProvider,
  type: "diary" | "week",
  ids: readonly (number | null)[],
  reader: Reader,
): Promise<number[]> {
  const open: number[] = [];
  for (const id of distinct(ids)) if (await findTarget(db, type, id, reader)) open.push(id);
  return open;
}

async function readProducts(db: QueryExecutorProvider, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ product: ProductRef; brand: BrandRef }>`
    select ${productJson} as product, ${brandJson} as brand from product p join brand b on b.id = p.brand_id
    where p.id = any(${ids}::bigint[]) and not p.is_remove and not b.is_remove`.execute(db);
  return rows.map(({ product, brand }) => presentProductShort(product, brand));
}

function distinct(ids: readonly (number | null)[]): number[] {
  return [...new Set(ids.flatMap((id) => (id === null ? [] : [id])))];
}

function byId<Card extends { id: number }>(cards: readonly Card[]): ReadonlyMap<number, Card> {
  return new Map(cards.map((card) => [card.id, card]));
}
