import type { owners } from "../../operations/owners.ts";
import { addComment } from "../comment-rows.ts";
import { addDiary, addPhoto, addWeek } from "../diary-rows.ts";
import { addReview, addUsedProduct } from "../review-rows.ts";
import type { TestApi } from "../test-api.ts";
import type { Part, Persons } from "./persons.ts";
import type { Given } from "./sample-request.ts";

/** Something that is somebody's, and what a request about it says. */
export interface OwnedThing extends Given {
  /** Fields of a form with a file. */
  readonly form?: Readonly<Record<string, string | number>>;
}

export interface ThingKind {
  /** Who may do what its operations do. */
  readonly for: ReadonlySet<Part>;
  /** Makes a new one, for the owner or the brand. */
  make(api: TestApi, persons: Persons): Promise<OwnedThing>;
}

const himself = new Set<Part>(["owner"]);
const authors = new Set<Part>(["owner", "moderator", "admin"]);
const managers = new Set<Part>(["manager"]);

/** A thing for every place that has a finder of owners; a new place without one does not compile. */
export const ownedThings = {
  "/users/{id}": { for: himself, make: async (_api, { owner }) => ({ params: { id: owner.id } }) },
  "/main/{userId}": { for: himself, make: async (_api, { owner }) => ({ params: { userId: owner.id } }) },
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
  "/reviews/{id}": {
    for: authors,
    make: async ({ database: { db } }, { owner }) => ({
      params: { id: await addReview(db, { userId: owner.id, ...(await addUsedProduct(db, owner.id)) }) },
    }),
  },
  "/brands-manager": {
    for: managers,
    make: async (_api, { brandId, stranger }) => ({
      query: { brand_id: brandId },
      body: { brand_id: brandId, user_id: stranger.id },
    }),
  },
} satisfies Record<keyof typeof owners, ThingKind>;
