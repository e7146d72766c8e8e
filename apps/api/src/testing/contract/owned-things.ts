import { sql } from "kysely";
import type { owners } from "../../operations/owners.ts";
import { addMessage, addOpenRoom } from "../chat-rows.ts";
import { addComment } from "../comment-rows.ts";
import { addDiary, addPhoto, addWeek } from "../diary-rows.ts";
import { addInvoice } from "../invoice-rows.ts";
import { addQuestion, addSolution } from "../question-rows.ts";
import { addReview, addUsedProduct } from "../review-rows.ts";
import type { TestApi } from "../test-api.ts";
import { addVideo } from "../video-rows.ts";
import type { Part, Persons } from "./persons.ts";
import type { Given } from "./sample-request.ts";

/** A thing with an owner, and the request data about it. */
export interface OwnedThing extends Given {
  /** Fields of a form with a file. */
  readonly form?: Readonly<Record<string, string | number>>;
}

export interface ThingKind {
  /** Who may perform its operations. */
  readonly for: ReadonlySet<Part>;
  /** Creates a new one, for the owner or the brand. */
  make(api: TestApi, persons: Persons): Promise<OwnedThing>;
}

const self = new Set<Part>(["owner"]);
const authors = new Set<Part>(["owner", "moderator", "admin"]);
const managers = new Set<Part>(["manager"]);

/** A thing for every path with an owner lookup; a new path without one does not compile. */
export const ownedThings = {
  "/users/{id}": { for: self, make: async (_api, { owner }) => ({ params: { id: owner.id } }) },
  "/main/{userId}": { for: self, make: async (_api, { owner }) => ({ params: { userId: owner.id } }) },
  "/diaries/{id}": {
    for: authors,
    async make({ database: { db } }, { owner }) {
      const id = await addDiary(db, { userId: owner.id });
      return { params: { id, week: await addWeek(db, id) } };
    },
  },
  "/diaries/{id}/restore": {
    for: authors,
    make: async ({ database: { db } }, { owner }) => ({
      params: { id: await addDiary(db, { userId: owner.id }) },
    }),
  },
  "/comments/{commentId}": {
    for: authors,
    make: async ({ database: { db } }, { owner, stranger }) => ({
      params: {
        commentId: await addComment(db, {
          content_id: await addDiary(db, { userId: stranger.id }),
          user_id: owner.id,
        }),
      },
    }),
  },
  "/comments/{commentId}/restore": {
    for: authors,
    make: async ({ database: { db } }, { owner, stranger }) => ({
      params: {
        commentId: await addComment(db, {
          content_id: await addDiary(db, { userId: stranger.id }),
          user_id: owner.id,
        }),
      },
    }),
  },
  "/messages/{id}": {
    for: authors,
    make: async ({ database: { db } }, { owner }) => ({
      params: { id: await addMessage(db, await addOpenRoom(db), { userId: owner.id }) },
    }),
  },
  "/uploads/rotate/{id}": {
    for: authors,
    make: async ({ database }, { owner }) => ({
      params: { id: await addPhoto(database.db, { user_id: owner.id }) },
    }),
  },
  "/uploads/weeks/media": {
    for: authors,
    make: async ({ database }, { owner }) => ({
      form: { diary_id: await addDiary(database.db, { userId: owner.id }) },
    }),
  },
  "/uploads/diaries/covers": {
    for: authors,
    make: async ({ database }, { owner }) => ({
      form: { diary_id: await addDiary(database.db, { userId: owner.id }) },
    }),
  },
  "/problems/{id}": {
    for: authors,
    make: async ({ database: { db } }, { owner }) => ({
      params: { id: await addQuestion(db, { userId: owner.id }) },
    }),
  },
  "/problems/{id}/restore": {
    for: authors,
    make: async ({ database: { db } }, { owner }) => ({
      params: { id: await addQuestion(db, { userId: owner.id }) },
    }),
  },
  "/problems/{id}/solution/{sid}": {
    for: authors,
    async make({ database: { db } }, { owner }) {
      const id = await addQuestion(db, { userId: owner.id });
      const sid = await addSolution(db, id, { userId: owner.id });
      return { params: { id, sid }, body: { text: "Feed half.", is_accepted: undefined } };
    },
  },
  "/reviews/{id}": {
    for: authors,
    make: async ({ database: { db } }, { owner }) => ({
      params: { id: await addReview(db, { userId: owner.id, ...(await addUsedProduct(db, owner.id)) }) },
    }),
  },
  "/videos/{id}": {
    for: authors,
    make: async ({ database: { db } }, { owner }) => ({
      params: {
        id: await addVideo(db, {
          userId: owner.id,
          columns: { title: "Day 1 to 60", is_publish: true, publish_date: "2026-01-01" },
        }),
      },
      body: { title: "Day 1 to 61" },
    }),
  },
  "/service/rescreen": {
    for: authors,
    async make({ database: { db } }, { owner }) {
      const id = await addDiary(db, { userId: owner.id });
      const photoId = await addPhoto(db, { user_id: owner.id, diary_id: id });
      await sql`update diary set photo_id = ${photoId} where id = ${id}`.execute(db);
      return { params: {}, body: { type: "diary", id } };
    },
  },
  "/brands-manager": {
    for: managers,
    async make({ database: { db } }, { brandId, stranger }) {
      // Another operation may have made them a manager.
      await sql`delete from brand_manager where brand_id = ${brandId} and user_id = ${stranger.id}`.execute(
        db,
      );
      return { query: { brand_id: brandId }, body: { brand_id: brandId, user_id: stranger.id } };
    },
  },
  "/partners/invoices/{id}": {
    for: new Set<Part>(["manager", "admin", "owner"]),
    make: async ({ database: { db } }, { owner, brandId }) => ({
      params: { id: await addInvoice(db, owner.id, brandId) },
    }),
  },
} satisfies Record<keyof typeof owners, ThingKind>;
