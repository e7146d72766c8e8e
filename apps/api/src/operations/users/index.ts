import { deleteUserAvatar } from "./avatars/delete-user-avatar.ts";
import { setUserAvatar } from "./avatars/set-user-avatar.ts";
import { blockUser } from "./block-user.ts";
import { createExplorePreset } from "./create-explore-preset.ts";
import { createUser } from "./create-user.ts";
import { deleteExplorePreset } from "./delete-explore-preset.ts";
import { deleteExplorePresets } from "./delete-explore-presets.ts";
import { deleteUser } from "./delete-user.ts";
import { getNotificationSettings } from "./get-notification-settings.ts";
import { getUser } from "./get-user.ts";
import { getUserInformation } from "./get-user-information.ts";
import { getUserPremium } from "./get-user-premium.ts";
import { answerInvitation } from "./invitations/answer-invitation.ts";
import { listInvitations } from "./invitations/list-invitations.ts";
import { keepUser } from "./keep-user.ts";
import { listBookmarks } from "./list-bookmarks.ts";
import { listExplorePresets } from "./list-explore-presets.ts";
import { listFollowing } from "./list-following.ts";
import { listFollowingCommon } from "./list-following-common.ts";
import { listMentions } from "./list-mentions.ts";
import { listUserActivity } from "./list-user-activity.ts";
import { listUserInvoices } from "./list-user-invoices.ts";
import { listUserUpdates } from "./list-user-updates.ts";
import { listUsers } from "./list-users.ts";
import { addPasskey } from "./passkeys/add-passkey.ts";
import { createRecoveryCodes } from "./passkeys/create-recovery-codes.ts";
import { listPasskeys } from "./passkeys/list-passkeys.ts";
import { removePasskey } from "./passkeys/remove-passkey.ts";
import { renamePasskey } from "./passkeys/rename-passkey.ts";
import { startPasskey } from "./passkeys/start-passkey.ts";
import { addPushDevice } from "./push/add-push-device.ts";
import { listPushDevices } from "./push/list-push-devices.ts";
import { removePushDevice } from "./push/remove-push-device.ts";
import { replaceExplorePreset } from "./replace-explore-preset.ts";
import { replaceUser } from "./replace-user.ts";
import { searchUsers } from "./search-users.ts";
import { deletePersonalSettings } from "./settings/delete-personal-settings.ts";
import { downloadPersonalData } from "./settings/download-personal-data.ts";
import { endUserSession } from "./settings/end-user-session.ts";
import { endUserSessions } from "./settings/end-user-sessions.ts";
import { exportAccount } from "./settings/export-account.ts";
import { getPersonalSettings } from "./settings/get-personal-settings.ts";
import { getUserSettings } from "./settings/get-user-settings.ts";
import { getUserSettingsSection } from "./settings/get-user-settings-section.ts";
import { importPersonalData } from "./settings/import-personal-data.ts";
import { liftBan } from "./settings/lift-ban.ts";
import { listUserSessions } from "./settings/list-user-sessions.ts";
import { requestPersonalData } from "./settings/request-personal-data.ts";
import { savePersonalSettings } from "./settings/save-personal-settings.ts";
import { unlinkProvider } from "./settings/unlink-provider.ts";
import { leaveTest } from "./tests/leave-test.ts";
import { listTests } from "./tests/list-tests.ts";
import { createAccessToken } from "./tokens/create-access-token.ts";
import { listAccessTokens } from "./tokens/list-access-tokens.ts";
import { revokeAccessToken } from "./tokens/revoke-access-token.ts";
import { unblockUser } from "./unblock-user.ts";
import { updateNotificationSettings } from "./update-notification-settings.ts";
import { updateUser } from "./update-user.ts";
import { updateUserPresets } from "./update-user-presets.ts";

export const usersOperations = {
  answerInvitation,
  listInvitations,
  leaveTest,
  listTests,
  blockUser,
  deleteUser,
  keepUser,
  updateUser,
  replaceUser,
  setUserAvatar,
  deleteUserAvatar,
  getUserSettingsSection,
  getUserSettings,
  liftBan,
  getPersonalSettings,
  deletePersonalSettings,
  savePersonalSettings,
  listUserSessions,
  endUserSessions,
  endUserSession,
  listAccessTokens,
  createAccessToken,
  revokeAccessToken,
  unlinkProvider,
  requestPersonalData,
  downloadPersonalData,
  exportAccount,
  importPersonalData,
  listPushDevices,
  addPushDevice,
  removePushDevice,
  listPasskeys,
  startPasskey,
  addPasskey,
  renamePasskey,
  removePasskey,
  createRecoveryCodes,
  createExplorePreset,
  createUser,
  deleteExplorePreset,
  deleteExplorePresets,
  getNotificationSettings,
  getUser,
  getUserPremium,
  getUserInformation,
  listBookmarks,
  listExplorePresets,
  listFollowing,
  listFollowingCommon,
  listMentions,
  listUserActivity,
  listUserUpdates,
  listUsers,
  listUserInvoices,
  replaceExplorePreset,
  searchUsers,
  unblockUser,
  updateNotificationSettings,
  updateUserPresets,
};
