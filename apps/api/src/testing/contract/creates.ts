import type { ImplementedOperationId, operationTable } from "@grow/contract";
import { addBrandPlan } from "../ad-rows.ts";
import { addBrand } from "../catalogue-rows.ts";
import { addOpenRoom } from "../chat-rows.ts";
import { addDiary, addPhoto } from "../diary-rows.ts";
import { addQuestion } from "../question-rows.ts";
import { addUsedProduct } from "../review-rows.ts";
import type { TestApi, TestUser } from "../test-api.ts";
import type { Given } from "./sample-request.ts";

/** Implemented operations with an Idempotency-Key. */
export type KeyedOperationId = {
  [Id in ImplementedOperationId]: (typeof operationTable)[Id]["idempotent"] extends true ? Id : never;
}[ImplementedOperationId];

/** Two valid creates of one user with different bodies. */
export interface KeyedCreate {
  readonly given: Given;
  /** Fields that make the body a different one. */
  readonly otherwise: Readonly<Record<string, unknown>>;
}

async function makeModerator({ database: { db } }: TestApi, { id }: TestUser): Promise<void> {
  await db
    .updateTable("users")
    .set({ access: ["moderate"] })
    .where("id", "=", id)
    .execute();
}

const POST_TEXT = { lang: "en", title: "Curing", text: "", preview: "", description: "", author_role: "" };

/** A create for every operation with a key; a new operation without one does not compile. */
export const creates: Record<KeyedOperationId, (api: TestApi, user: TestUser) => Promise<KeyedCreate>> = {
  createDiary: async () => ({
    given: { body: { items_equip: [] } },
    otherwise: { name: "Another tent" },
  }),
  duplicateDiary: async ({ database }, { id: userId }) => ({
    given: { params: { id: await addDiary(database.db, { userId }) } },
    otherwise: { name: "Another tent" },
  }),
  createWeek: async ({ database }, { id: userId }) => ({
    given: {
      params: { id: await addDiary(database.db, { userId }) },
      body: { items_photo: [] },
    },
    otherwise: { days: 2 },
  }),
  createExplorePreset: async (_api, { id }) => ({
    given: { params: { id }, body: { name: `Set of ${id}` } },
    otherwise: { name: "Another set" },
  }),
  createReview: async ({ database: { db } }, { id: userId }) => {
    const { diaryId, productId } = await addUsedProduct(db, userId);
    return {
      given: { body: { product_id: productId, diary_id: diaryId } },
      otherwise: { text: "Loud." },
    };
  },
  createProblem: async () => ({
    given: { body: { items_photo: [], diary_id: null, week_id: null, items_problem_symptom: [] } },
    otherwise: { title: "Another question" },
  }),
  createSolution: async ({ database }, { id: userId }) => ({
    given: { params: { id: await addQuestion(database.db, { userId }) }, body: { items_photo: [] } },
    otherwise: { text: "Other words." },
  }),
  createCheckout: async () => ({
    given: { body: { kind: "premium", plan: "premium-year", return_path: "/premium" } },
    otherwise: { plan: "premium-month" },
  }),
  createBrandRequest: async () => ({ given: {}, otherwise: { name: "Another brand" } }),
  savePortalProduct: async ({ database: { db } }, { id }) => {
    const brand_id = await addBrand(db, { name: `Loam of ${id}`, managers: [id] });
    return {
      given: { params: { id: "new" }, body: { brand_id, is_draft: false, lang: "en" } },
      otherwise: { name: "Another bottle" },
    };
  },
  savePortalScheme: async ({ database: { db } }, { id }) => {
    const brand_id = await addBrand(db, { name: `Lumen of ${id}`, managers: [id] });
    const chart = { brand_id, weeks: [], items_product: [] };
    return { given: { params: { id: "new" }, body: chart }, otherwise: { name: "Another chart" } };
  },
  savePortalBanner: async ({ database: { db } }, { id }) => {
    const brand_id = await addBrand(db, { name: `Humus of ${id}`, managers: [id] });
    await addBrandPlan(db, brand_id, null);
    const body = {
      ...{ brand_id, is_draft: false, version: undefined, url: "https://loam.example/coco" },
      ...{ name: "Autumn", title: "One chart for coco" },
      ...{ date_start: "2026-12-01", date_end: "2026-12-31" },
      image_id: await addPhoto(db, { brand_id, width: 1200, height: 900 }),
    };
    return { given: { params: { type: "box", id: "new" }, body }, otherwise: { name: "Another banner" } };
  },
  createNewsletter: async ({ database: { db } }, { id }) => {
    const brand_id = await addBrand(db, { name: `Mulch of ${id}`, managers: [id] });
    const body = { brand_id, is_draft: true, version: undefined, send_date: null };
    return { given: { body }, otherwise: { title: "Another newsletter" } };
  },
  createStaffBanner: async ({ database: { db } }, { id }) => {
    await db
      .updateTable("users")
      .set({ access: ["admin"] })
      .where("id", "=", id)
      .execute();
    const own = { brand_id: null, type: "header", image_id: null, product_id: null, date_start: null };
    return { given: { body: { ...own, date_end: null } }, otherwise: { name: "Another banner" } };
  },
  createStaffRow: async (api, user) => {
    await makeModerator(api, user);
    const { id } = user;
    const brand = { name: `Ember of ${id}`, section: "seedbank", description: "", lang: "en" };
    const empty = { site: null, place: null, year: null };
    return {
      given: { params: { desk: "brand" }, body: { brand: { ...brand, ...empty }, items_article: [] } },
      otherwise: { brand: { ...brand, ...empty, name: `Lumen of ${id}` } },
    };
  },
  createStaffPost: async (api, user) => {
    await makeModerator(api, user);
    return { given: {}, otherwise: { items_text: [POST_TEXT] } };
  },
  createStaffGiveaway: async (api, user) => {
    await makeModerator(api, user);
    const empty = { items_prize: [], items_category: [] };
    return { given: { body: { brand: null, cover_id: null, ...empty } }, otherwise: { minimum_age: 21 } };
  },
  createMessage: async ({ database }) => {
    await addOpenRoom(database.db);
    return { given: { body: { address: "common" } }, otherwise: { text: "Other words." } };
  },
  createStaffTopic: async (api, user) => {
    await makeModerator(api, user);
    const name = (words: string) => ({ items_name: [{ lang: "en", name: `${words} ${user.id}` }] });
    return { given: { params: { kind: "tag" }, body: name("Slow drying") }, otherwise: name("Curing") };
  },
  createStaffVoting: async (api, user) => {
    await makeModerator(api, user);
    return { given: {}, otherwise: { results: "always" } };
  },
  createComment: async ({ database }, { id: userId }) => ({
    given: {
      params: { type: "diary", id: await addDiary(database.db, { userId }) },
      body: { parent_id: null },
    },
    otherwise: { text: "Other words." },
  }),
};
