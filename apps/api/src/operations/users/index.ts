import { createExplorePreset } from "./create-explore-preset.ts";
import { createUser } from "./create-user.ts";
import { deleteExplorePreset } from "./delete-explore-preset.ts";
import { deleteExplorePresets } from "./delete-explore-presets.ts";
import { getNotificationSettings } from "./get-notification-settings.ts";
import { getUser } from "./get-user.ts";
import { listBookmarks } from "./list-bookmarks.ts";
import { listExplorePresets } from "./list-explore-presets.ts";
import { listFollowing } from "./list-following.ts";
import { listFollowingCommon } from "./list-following-common.ts";
import { replaceExplorePreset } from "./replace-explore-preset.ts";
import { updateNotificationSettings } from "./update-notification-settings.ts";
import { updateUserPresets } from "./update-user-presets.ts";

export const usersOperations = {
  createExplorePreset,
  createUser,
  deleteExplorePreset,
  deleteExplorePresets,
  getNotificationSettings,
  getUser,
  listBookmarks,
  listExplorePresets,
  listFollowing,
  listFollowingCommon,
  replaceExplorePreset,
  updateNotificationSettings,
  updateUserPresets,
};
