import { createUser } from "./create-user.ts";
import { getUser } from "./get-user.ts";
import { updateUserPresets } from "./update-user-presets.ts";

export const usersOperations = { createUser, getUser, updateUserPresets };
