import { addLike } from "./add-like.ts";
import { removeLike } from "./remove-like.ts";

export const likesOperations = { addLike, removeLike };
