import { defineOwners } from "../http/owners.ts";
import { managedBrand } from "./brands-manager/access.ts";
import { changedComment, restorableComment } from "./comments/owner.ts";
import { changedDiary } from "./diaries/owner.ts";
import { restorableDiary } from "./diaries/restorable.ts";
import { changedReview } from "./reviews/owner.ts";
import { changedUpload, diaryOfCover, diaryOfForm } from "./uploads/owners.ts";
import { ownPerson } from "./users/owner.ts";

/**
 * Whose a thing is, by where it stands in the contract. What owners and managers call below one of these places is asked for before
 * its handler runs.
 */
export const owners = defineOwners({
  "/users/{id}": ownPerson("id"),
  "/main/{userId}": ownPerson("userId"),
  "/diaries/{id}": changedDiary,
  "/diaries/{id}/restore": restorableDiary,
  "/comments/{commentId}": changedComment,
  "/comments/{commentId}/restore": restorableComment,
  "/uploads/rotate/{id}": changedUpload,
  "/uploads/weeks/media": diaryOfForm,
  "/uploads/diaries/covers": diaryOfCover,
  "/reviews/{id}": changedReview,
  "/brands-manager": managedBrand,
});
