import type { Schema } from "@grow/contract";
import { drawSeed, entryList } from "@grow/domain/draw";
import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import { presentAuthor } from "../../content/author.ts";
import { type FrozenCategory, readFrozen } from "../../content/giveaways/frozen-entries.ts";
import { giveawayLink } from "../../content/giveaways/giveaway-cards.ts";
import { shownLang, shownTexts, shownTitle } from "../../content/giveaways/giveaway-texts.ts";
import { type PlaceRow, readPlaces } from "../../content/giveaways/places.ts";
import { notFound } from "../../errors/api-error.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { giveawayState, resultDate } from "../../kinds/open-giveaway.ts";
import { requireGiveaway } from "./find-giveaway.ts";

type Draw = Schema<"GiveawayDraw">;
type Category = Draw["categories"][number];
type Place = Schema<"GiveawayPlace">;

/** Places of a category that are shown: of more, the first who passed. At most 1,000 prizes are given, so all others have room. */
const MOST_PLACES = 1100;

/** Entries of a category whose list and order are part of the response; longer ones are a file. */
const SHORT_LIST = 500;

export const getGiveawayDraw = defineOperation("getGiveawayDraw", async ({ params, query, user, reads }) => {
  const id = await requireGiveaway(reads, params.id);
  const { slug, categories, ...draw } = await readDraw(reads, id, query.lang, user?.id ?? null);
  const frozen = new Map(
    (await readFrozen(reads, id, SHORT_LIST)).map((category) => [category.id, category]),
  );
  const places = draw.draw_date === null ? [] : await readPlaces(reads, id, MOST_PLACES);
  return {
    status: 200,
    data: {
      ...draw,
      link: giveawayLink({ id, slug }),
      categories: await Promise.all(
        categories.map(async (category) => {
          const found = frozen.get(category.category_id);
          return {
            ...category,
            ...(await listOf(found, draw)),
            places: places
              .filter(({ category_id }) => category_id === category.category_id)
              .map(presentPlace),
          };
        }),
      ),
    },
  };
});

type DrawRow = Omit<Draw, "link" | "categories"> & {
  slug: string;
  categories: Omit<Category, "list" | "list_hash" | "seed" | "order" | "places">[];
};

async function readDraw(
  db: QueryExecutorProvider,
  id: number,
  lang: string,
  readerId: number | null,
): Promise<DrawRow> {
  const own = (column: RawBuilder<unknown>): RawBuilder<unknown> =>
    readerId === null
      ? sql`null::bigint`
      : sql`(select ${column} from giveaway_entry e
          left join giveaway_frozen z on z.giveaway_id = e.giveaway_id and z.category_id = e.category_id and z.entry_id = e.id
          where e.giveaway_id = c.giveaway_id and e.category_id = c.id and e.user_id = ${readerId})`;
  const { rows } = await sql<DrawRow>`
    select g.id, ${shownTitle} as title, ${shownLang} as lang, g.slug, g.winners, ${giveawayState} as state, g.date_start, g.date_end,
      ${resultDate} as date_result, g.reply_days, g.draw_date, g.draw_seed,
      case when g.winners = 'draw' then g.draw_commitment end as draw_commitment,
      (select json_agg(json_build_object('category_id', c.id, 'name', c.name, 'content_type', c.content_type,
         'cnt_winners', c.cnt_winners, 'cnt_left_out', c.cnt_left_out, 'cnt_votes_left_out', c.cnt_votes_left_out,
         'my_contest_id', ${own(sql`e.id`)}, 'my_place', ${own(sql`z.place`)},
         'cnt_entries', case when c.list_hash is null
           then (select count(*) from giveaway_entry e where e.giveaway_id = c.giveaway_id and e.category_id = c.id)
           else (select count(*) from giveaway_frozen z where z.giveaway_id = c.giveaway_id and z.category_id = c.id) end)
         order by c.position, c.id)
       from giveaway_category c where c.giveaway_id = g.id) as categories
    from giveaway g ${shownTexts(lang)}
    where g.id = ${id} and g.is_visible`.execute(db);
  const [row] = rows;
  if (!row?.categories) throw notFound();
  return row;
}

/** The frozen list as the text that was hashed, and the order that follows from it. */
async function listOf(
  frozen: FrozenCategory | undefined,
  { winners, draw_seed }: Pick<Draw, "winners" | "draw_seed">,
): Promise<Pick<Category, "list" | "list_hash" | "seed" | "order">> {
  if (!frozen) return { list: null, list_hash: null, seed: null, order: [] };
  const { ids, contents, votes, content_type: type, list_hash, order, is_long } = frozen;
  const seed = draw_seed === null ? null : await drawSeed(draw_seed, list_hash);
  if (is_long) return { list: null, list_hash, seed, order: [] };
  const list = entryList(
    ids.map((id, index) => ({
      id,
      type,
      contentId: contents[index] ?? 0,
      ...(winners === "votes" ? { votes: votes[index] ?? 0 } : {}),
    })),
  );
  return { list, list_hash, seed, order: [...order] };
}

function presentPlace({
  category_id: _category,
  days,
  faza,
  author_id,
  author_name,
  author_avatar_key,
  ask_date,
  remind_date: _reminded,
  confirm_date,
  pass_date,
  ...row
}: PlaceRow): Place {
  return {
    ...row,
    state_date: confirm_date ?? pass_date ?? ask_date,
    item_week: days === null || faza === null ? null : { days, faza },
    item_user: presentAuthor({ author_id, author_name, author_avatar_key }),
  };
}
