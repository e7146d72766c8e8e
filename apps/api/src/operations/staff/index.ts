import { addStaffAwardCandidates } from "./awards/candidates/add-staff-award-candidates.ts";
import { listStaffAwardCandidates } from "./awards/candidates/list-staff-award-candidates.ts";
import { removeStaffAwardCandidate } from "./awards/candidates/remove-staff-award-candidate.ts";
import { searchStaffAwardThings } from "./awards/candidates/search-staff-award-things.ts";
import { suggestStaffAwardCandidates } from "./awards/candidates/suggest-staff-award-candidates.ts";
import { createStaffAward } from "./awards/create-staff-award.ts";
import { deleteStaffAward } from "./awards/delete-staff-award.ts";
import { getStaffAward } from "./awards/get-staff-award.ts";
import { listStaffAwardChanges } from "./awards/list-staff-award-changes.ts";
import { listStaffAwards } from "./awards/list-staff-awards.ts";
import { publishStaffAward } from "./awards/publish-staff-award.ts";
import { saveStaffAward } from "./awards/save-staff-award.ts";
import { unpublishStaffAward } from "./awards/unpublish-staff-award.ts";
import { createStaffBanner } from "./banners/create-staff-banner.ts";
import { decideBanner } from "./banners/decide-banner.ts";
import { deleteStaffBanner } from "./banners/delete-staff-banner.ts";
import { getAdRules } from "./banners/get-ad-rules.ts";
import { getStaffBanner } from "./banners/get-staff-banner.ts";
import { listStaffBannerChanges } from "./banners/list-staff-banner-changes.ts";
import { listStaffBanners } from "./banners/list-staff-banners.ts";
import { saveAdRules } from "./banners/save-ad-rules.ts";
import { saveStaffBanner } from "./banners/save-staff-banner.ts";
import { closeStaffChat } from "./chats/close-staff-chat.ts";
import { createStaffChat } from "./chats/create-staff-chat.ts";
import { listStaffChats } from "./chats/list-staff-chats.ts";
import { saveStaffChat } from "./chats/save-staff-chat.ts";
import { decideNameClaim } from "./claims/decide-name-claim.ts";
import { listNameClaims } from "./claims/list-name-claims.ts";
import { createStaffRow } from "./create-staff-row.ts";
import { deleteStaffRow } from "./delete-staff-row.ts";
import { getStaffRow } from "./get-staff-row.ts";
import { createStaffGiveaway } from "./giveaways/create-staff-giveaway.ts";
import { deleteStaffGiveaway } from "./giveaways/delete-staff-giveaway.ts";
import { getStaffGiveaway } from "./giveaways/get-staff-giveaway.ts";
import { getStaffGiveawayDraw } from "./giveaways/get-staff-giveaway-draw.ts";
import { listStaffGiveawayChanges } from "./giveaways/list-staff-giveaway-changes.ts";
import { listStaffGiveaways } from "./giveaways/list-staff-giveaways.ts";
import { publishStaffGiveaway } from "./giveaways/publish-staff-giveaway.ts";
import { restoreStaffGiveaway } from "./giveaways/restore-staff-giveaway.ts";
import { saveStaffGiveaway } from "./giveaways/save-staff-giveaway.ts";
import { unpublishStaffGiveaway } from "./giveaways/unpublish-staff-giveaway.ts";
import { listStaffChanges } from "./list-staff-changes.ts";
import { listStaffRows } from "./list-staff-rows.ts";
import { mergeStaffRow } from "./merge-staff-row.ts";
import { getStaffOverview } from "./overview/get-staff-overview.ts";
import { getStaffPage } from "./pages/get-staff-page.ts";
import { getStaffPageVersion } from "./pages/get-staff-page-version.ts";
import { listStaffPageChanges } from "./pages/list-staff-page-changes.ts";
import { listStaffPageVersions } from "./pages/list-staff-page-versions.ts";
import { listStaffPages } from "./pages/list-staff-pages.ts";
import { previewStaffPage } from "./pages/preview-staff-page.ts";
import { resetStaffPage } from "./pages/reset-staff-page.ts";
import { restoreStaffPageVersion } from "./pages/restore-staff-page-version.ts";
import { saveStaffPage } from "./pages/save-staff-page.ts";
import { createStaffPost } from "./posts/create-staff-post.ts";
import { deleteStaffPost } from "./posts/delete-staff-post.ts";
import { getStaffPost } from "./posts/get-staff-post.ts";
import { getStaffPostPreview } from "./posts/get-staff-post-preview.ts";
import { getStaffPostVersion } from "./posts/get-staff-post-version.ts";
import { listStaffPostChanges } from "./posts/list-staff-post-changes.ts";
import { listStaffPostVersions } from "./posts/list-staff-post-versions.ts";
import { listStaffPosts } from "./posts/list-staff-posts.ts";
import { publishStaffPost } from "./posts/publish-staff-post.ts";
import { restoreStaffPost } from "./posts/restore-staff-post.ts";
import { restoreStaffPostVersion } from "./posts/restore-staff-post-version.ts";
import { saveStaffPost } from "./posts/save-staff-post.ts";
import { unpublishStaffPost } from "./posts/unpublish-staff-post.ts";
import { restoreStaffRow } from "./restore-staff-row.ts";
import { saveStaffRow } from "./save-staff-row.ts";
import { createStaffTopic } from "./topics/create-staff-topic.ts";
import { deleteStaffTopic } from "./topics/delete-staff-topic.ts";
import { getStaffTopic } from "./topics/get-staff-topic.ts";
import { listStaffTopicChanges } from "./topics/list-staff-topic-changes.ts";
import { listStaffTopics } from "./topics/list-staff-topics.ts";
import { mergeStaffTopic } from "./topics/merge-staff-topic.ts";
import { saveStaffTopic } from "./topics/save-staff-topic.ts";
import { createStaffVoting } from "./votings/create-staff-voting.ts";
import { deleteStaffVoting } from "./votings/delete-staff-voting.ts";
import { getStaffVoting } from "./votings/get-staff-voting.ts";
import { listStaffVotingChanges } from "./votings/list-staff-voting-changes.ts";
import { listStaffVotings } from "./votings/list-staff-votings.ts";
import { publishStaffVoting } from "./votings/publish-staff-voting.ts";
import { restoreStaffVoting } from "./votings/restore-staff-voting.ts";
import { saveStaffVoting } from "./votings/save-staff-voting.ts";
import { unpublishStaffVoting } from "./votings/unpublish-staff-voting.ts";
import { getStaffError } from "./watch/get-staff-error.ts";
import { getStaffHealth } from "./watch/get-staff-health.ts";
import { getStaffVitals } from "./watch/get-staff-vitals.ts";
import { listStaffErrorChanges } from "./watch/list-staff-error-changes.ts";
import { listStaffErrors } from "./watch/list-staff-errors.ts";
import { saveStaffErrorState } from "./watch/save-staff-error-state.ts";

export const staffOperations = {
  addStaffAwardCandidates,
  closeStaffChat,
  createStaffAward,
  createStaffBanner,
  createStaffChat,
  createStaffGiveaway,
  createStaffPost,
  createStaffRow,
  createStaffTopic,
  createStaffVoting,
  decideBanner,
  decideNameClaim,
  deleteStaffAward,
  deleteStaffBanner,
  deleteStaffGiveaway,
  deleteStaffPost,
  deleteStaffRow,
  deleteStaffTopic,
  deleteStaffVoting,
  getAdRules,
  getStaffAward,
  getStaffBanner,
  getStaffError,
  getStaffGiveaway,
  getStaffGiveawayDraw,
  getStaffHealth,
  getStaffOverview,
  getStaffPage,
  getStaffPageVersion,
  getStaffPost,
  getStaffPostPreview,
  getStaffPostVersion,
  getStaffRow,
  getStaffTopic,
  getStaffVitals,
  getStaffVoting,
  listNameClaims,
  listStaffAwardCandidates,
  listStaffAwardChanges,
  listStaffAwards,
  listStaffBannerChanges,
  listStaffBanners,
  listStaffChanges,
  listStaffChats,
  listStaffErrorChanges,
  listStaffErrors,
  listStaffGiveawayChanges,
  listStaffGiveaways,
  listStaffPageChanges,
  listStaffPageVersions,
  listStaffPages,
  listStaffPostChanges,
  listStaffPostVersions,
  listStaffPosts,
  listStaffRows,
  listStaffTopicChanges,
  listStaffTopics,
  listStaffVotingChanges,
  listStaffVotings,
  mergeStaffRow,
  mergeStaffTopic,
  previewStaffPage,
  publishStaffAward,
  publishStaffGiveaway,
  publishStaffPost,
  publishStaffVoting,
  removeStaffAwardCandidate,
  resetStaffPage,
  restoreStaffGiveaway,
  restoreStaffPageVersion,
  restoreStaffPost,
  restoreStaffPostVersion,
  restoreStaffRow,
  restoreStaffVoting,
  saveAdRules,
  saveStaffAward,
  saveStaffBanner,
  saveStaffChat,
  saveStaffErrorState,
  saveStaffGiveaway,
  saveStaffPage,
  saveStaffPost,
  saveStaffRow,
  saveStaffTopic,
  saveStaffVoting,
  searchStaffAwardThings,
  suggestStaffAwardCandidates,
  unpublishStaffAward,
  unpublishStaffGiveaway,
  unpublishStaffPost,
  unpublishStaffVoting,
};
