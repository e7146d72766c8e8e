import type { Schema } from "@grow/contract";
import { type QueryExecutorProvider, sql } from "kysely";
import { readStrainCards } from "../../content/catalogue/strain-cards.ts";
import { cardColumns, readDiaryCards } from "../../content/diary-cards/read-cards.ts";
import { defineOperation } from "../../http/define-operation.ts";
import type { SearchGroup } from "../../kinds/kinds.ts";
import { squareUrl } from "../../media/present-photo.ts";
import { type FoundRow, findEverything, SEARCH_GROUPS, SOURCES } from "./find-everything.ts";

export const search = defineOperation("search", async ({ query, user, reads }) => {
  const found = await findEverything(reads, query);
  const of = (kind: SearchGroup) => found.find((group) => group.kind === kind);
  const hits = (kind: SearchGroup) => of(kind)?.items.map((row) => present(kind, row)) ?? [];
  const totals = Object.fromEntries(SEARCH_GROUPS.map((kind) => [kind, of(kind)?.total ?? 0])) as Record<
    SearchGroup,
    number
  >;
  const cardsOf = (kind: SearchGroup) => (query.cards ? (of(kind)?.items ?? []) : []);
  const [cards, strain_cards] = await Promise.all([
    diaryCards(reads, cardsOf("diaries"), user?.id ?? null),
    strainCards(reads, cardsOf("strains")),
  ]);
  return {
    status: 200,
    data: {
      diaries: hits("diaries"),
      growers: hits("growers"),
      brands: hits("brands"),
      products: hits("products"),
      strains: hits("strains"),
      questions: hits("questions"),
      posts: hits("posts"),
      cards,
      strain_cards,
      totals,
    },
  };
});

async function diaryCards(
  db: QueryExecutorProvider,
  found: readonly FoundRow[],
  readerId: number | null,
): Promise<Schema<"DiaryCard">[]> {
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const chosen = sql`
    select ${cardColumns} from diary where id = any(${ids}::bigint[]) order by array_position(${ids}::bigint[], id)`;
  return await readDiaryCards(db, chosen, readerId, { isPrepared: true });
}

async function strainCards(
  db: QueryExecutorProvider,
  found: readonly FoundRow[],
): Promise<Schema<"StrainCard">[]> {
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  return await readStrainCards(
    db,
    sql`select id, place, null::smallint as percent from unnest(${ids}::bigint[]) with ordinality as found (id, place)`,
  );
}

function present(kind: SearchGroup, row: FoundRow): Schema<"SearchHit"> {
  const { id, name, note, cnt_diaries } = row;
  return { id, name, link: SOURCES[kind].path(row), avatar: squareUrl(row.picture_key), note, cnt_diaries };
}
