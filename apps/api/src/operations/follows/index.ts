import { follow } from "./follow.ts";
import { unfollow } from "./unfollow.ts";
import { updateFollow } from "./update-follow.ts";

export const followsOperations = { follow, unfollow, updateFollow };
