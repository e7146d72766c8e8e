import { defineOwners } from "../http/owners.ts";
import { managedBrand } from "./brands-manager/access/managed-brand.ts";
import { changedMessage } from "./chat/message-owner.ts";
import { changedComment, restorableComment } from "./comments/owner.ts";
import { changedDiary, restorableDiary } from "./diaries/owner.ts";
import { readableInvoice } from "./premium/owner.ts";
import { changedQuestion, changedSolution, restorableQuestion } from "./questions/owner.ts";
import { changedReview } from "./reviews/owner.ts";
import { redrawnDiary } from "./service/owner.ts";
import { changedUpload, diaryOfCover, diaryOfForm } from "./uploads/owners.ts";
import { ownPerson } from "./users/owner.ts";
import { changedVideo } from "./videos/video-rights.ts";

/**
 * Finders of a thing's owner, by path. They run before the handler of each operation for owners or managers below that path.
 */
export const owners = defineOwners({
  "/users/{id}": ownPerson("id"),
  "/main/{userId}": ownPerson("userId"),
  "/diaries/{id}": changedDiary,
  "/diaries/{id}/restore": restorableDiary,
  "/messages/{id}": changedMessage,
  "/comments/{commentId}": changedComment,
  "/comments/{commentId}/restore": restorableComment,
  "/uploads/rotate/{id}": changedUpload,
  "/uploads/weeks/media": diaryOfForm,
  "/uploads/diaries/covers": diaryOfCover,
  "/problems/{id}": changedQuestion,
  "/problems/{id}/restore": restorableQuestion,
  "/problems/{id}/solution/{sid}": changedSolution,
  "/reviews/{id}": changedReview,
  "/videos/{id}": changedVideo,
  "/service/rescreen": redrawnDiary,
  "/brands-manager": managedBrand,
  "/partners/invoices/{id}": readableInvoice,
});
