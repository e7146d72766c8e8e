import { addLike } from "./add-like.ts";
import { getLike } from "./get-like.ts";
import { removeLike } from "./remove-like.ts";

export const likesOperations = { addLike, getLike, removeLike };
