import type { RequestBody, Schema } from "@grow/contract";
import { sql } from "kysely";
import { inHours } from "./post-rows.ts";
import type { TestAnswer, TestApi, TestUser } from "./test-api.ts";

export type GiveawayBody = RequestBody<"saveStaffGiveaway">;
type CategoryBody = GiveawayBody["items_category"][number];
type TextBody = GiveawayBody["items_text"][number];

/** A category as its editor sends it: diaries, with three votes. */
export function categoryBody(change: Partial<CategoryBody> = {}): CategoryBody {
  return {
    ...{ name: "Diaries", text: "Any diary", content_type: "diary", max_votes: 3, cnt_winners: 1 },
    ...{ needs_harvest: false, faza: null, rooms: [], min_readings: 0, content_from: null },
    ...change,
  };
}

export function giveawayText(change: Partial<TextBody> = {}): TextBody {
  return {
    lang: "en",
    title: "Three boards",
    text: "<p>For growers.</p>",
    rules: "<p>One entry each.</p>",
    ...change,
  };
}

/** A giveaway as its editor sends it: an English draft that lacks nothing, from now for two days. */
export function giveawayBody(change: Partial<GiveawayBody> = {}): GiveawayBody {
  return {
    ...{ lang: "en", items_text: [giveawayText()], brand: null, cover_id: null, winners: "votes" },
    ...{ date_start: inHours(-1), date_end: inHours(48), date_result: null, reply_days: 7 },
    ...{ countries: [], minimum_age: 0, needs_week: false, tags: [] },
    ...{ items_prize: [{ name: "Board", cnt: 1, product: null }], items_category: [categoryBody()] },
    ...change,
  };
}

/** What a giveaway contains, as its editor sends it back. */
export function sentBack(
  giveaway: Schema<"StaffGiveaway">,
  change: Partial<GiveawayBody> = {},
): GiveawayBody {
  const { version, winners, date_start, date_end, date_result, reply_days, countries, tags } = giveaway;
  return {
    ...{ version, winners, date_start, date_end, date_result, reply_days, countries, tags },
    lang: giveaway.lang as "en",
    items_text: giveaway.items_text.map(({ lang, title, text, rules }) => ({
      lang: lang as "en",
      title,
      text,
      rules,
    })),
    brand: giveaway.item_brand && String(giveaway.item_brand.id),
    cover_id: giveaway.item_cover?.id ?? null,
    minimum_age: giveaway.minimum_age,
    needs_week: giveaway.needs_week,
    items_prize: giveaway.items_prize.map(({ name, cnt }) => ({ name, cnt, product: null })),
    items_category: giveaway.items_category.map(({ cnt_entries: _, ...category }) => category),
    ...change,
  };
}

/** The requests of staff at the desk of giveaways. */
export function giveawayDesk(
  api: TestApi,
  people: () => { readonly moderator: TestUser; readonly admin: TestUser },
) {
  const call = <Data = Schema<"StaffGiveaway">>(
    method: "GET" | "POST" | "PUT" | "DELETE",
    path: string,
    body?: object,
    as = people().moderator.id,
  ): Promise<TestAnswer<Data>> =>
    api.request<Data>(method, `/staff/giveaways${path}`, { as, ...(body && { body }) });
  const create = async (change: Partial<GiveawayBody> = {}) =>
    (await call("POST", "", giveawayBody(change))).body.data;
  const publish = (id: number, version: number) =>
    call("POST", `/${id}/publish`, { version }, people().admin.id);
  return {
    call,
    create,
    publish,
    get: async (id: number) => (await call("GET", `/${id}`)).body.data,
    save: (giveaway: Schema<"StaffGiveaway">, change: Partial<GiveawayBody> = {}) =>
      call("PUT", `/${giveaway.id}`, sentBack(giveaway, change)),
    async createOpen(change: Partial<GiveawayBody> = {}) {
      const { id, version } = await create(change);
      return (await publish(id, version)).body.data;
    },
  };
}

/** The types of the events of a giveaway, in order. */
export async function eventsOfGiveaway(api: TestApi, id: number): Promise<string[]> {
  const { rows } = await sql<{ type: string }>`
    select type from event where content_type = 'giveaway' and content_id = ${id} order by id`.execute(
    api.database.db,
  );
  return rows.map(({ type }) => type);
}
