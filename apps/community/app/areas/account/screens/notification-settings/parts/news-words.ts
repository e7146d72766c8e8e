import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ToldEvent } from "../../../../../shared/notification-lines/told-events.ts";

const NAMES: Record<ToldEvent, MessageDescriptor> = {
  comment: msg({ id: "settings.news.comment", message: "Comments" }),
  reply: msg({ id: "settings.news.reply", message: "Replies" }),
  mention: msg({ id: "settings.news.mention", message: "Mentions" }),
  like: msg({ id: "settings.news.like", message: "Likes" }),
  follow: msg({ id: "settings.news.follow", message: "New followers" }),
  solution: msg({ id: "settings.news.solution", message: "Answers" }),
  solution_accepted: msg({ id: "settings.news.accepted", message: "Accepted answers" }),
  week_new: msg({ id: "settings.news.week", message: "New weeks" }),
  diary_new: msg({ id: "settings.news.diary", message: "New diaries" }),
  problem_new: msg({ id: "settings.news.problem", message: "New questions" }),
  video_new: msg({ id: "settings.news.video", message: "New shorts and videos" }),
  diary_approved: msg({ id: "settings.news.approved", message: "Approved" }),
  diary_rejected: msg({ id: "settings.news.rejected", message: "Rejected" }),
  diary_verified: msg({ id: "settings.news.verified", message: "Verified grow" }),
  award_won: msg({ id: "settings.news.award", message: "Awards" }),
  award_open: msg({ id: "settings.news.awardOpen", message: "Voting for awards" }),
  tester_add: msg({ id: "settings.news.testerAdd", message: "Tester" }),
  manager_add: msg({ id: "settings.news.managerAdd", message: "Manager" }),
  premium_end: msg({ id: "settings.news.plan", message: "End of a plan" }),
  giveaway_end: msg({ id: "settings.news.giveawayEnd", message: "Giveaways that end soon" }),
  giveaway_won: msg({ id: "settings.news.giveawayWon", message: "Giveaways you won" }),
};

const HELP: Record<ToldEvent, MessageDescriptor | null> = {
  comment: msg({ id: "settings.news.comment.help", message: "On anything you've posted" }),
  reply: msg({ id: "settings.news.reply.help", message: "To your comments anywhere on Grow" }),
  mention: msg({ id: "settings.news.mention.help", message: "When someone writes @ and your name" }),
  like: msg({ id: "settings.news.like.help", message: "On anything you've posted" }),
  follow: msg({
    id: "settings.news.follow.help",
    message: "When someone follows you or one of your diaries",
  }),
  solution: msg({ id: "settings.news.solution.help", message: "To your questions" }),
  solution_accepted: msg({
    id: "settings.news.accepted.help",
    message: "When your answer solved the question",
  }),
  week_new: null,
  diary_new: null,
  problem_new: null,
  video_new: null,
  diary_approved: null,
  diary_rejected: msg({ id: "settings.news.rejected.help", message: "With the moderator's reason" }),
  diary_verified: null,
  award_won: msg({ id: "settings.news.award.help", message: "When you win one" }),
  award_open: msg({
    id: "settings.news.awardOpen.help",
    message: "Once a year, if you're nominated or have voted before",
  }),
  tester_add: msg({
    id: "settings.news.testerAdd.help",
    message: "When a brand invites you to test its products",
  }),
  manager_add: msg({
    id: "settings.news.managerAdd.help",
    message: "When a brand invites you to manage its page",
  }),
  premium_end: msg({
    id: "settings.news.plan.help",
    message: "Before Premium or a brand's plan ends, and when it has",
  }),
  giveaway_end: msg({
    id: "settings.news.giveawayEnd.help",
    message: "Two days before, from brands you follow",
  }),
  giveaway_won: msg({
    id: "settings.news.giveawayWon.help",
    message: "Reply in time, or the prize moves on",
  }),
};

/** The label of an event. */
export const newsName = (i18n: I18n, event: ToldEvent): string => i18n._(NAMES[event]);

/** Its description, if the label is not enough. */
export function newsHelp(i18n: I18n, event: ToldEvent): string | undefined {
  const help = HELP[event];
  return help === null ? undefined : i18n._(help);
}
