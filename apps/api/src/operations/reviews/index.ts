import { createReview } from "./create-review.ts";
import { deleteReview } from "./delete-review.ts";
import { listReviews } from "./list-reviews.ts";
import { updateReview } from "./update-review.ts";

export const reviewsOperations = { createReview, deleteReview, listReviews, updateReview };
