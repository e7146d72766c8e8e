import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ChosenEvent } from "../chosen-events.ts";
import type { GroupTopic } from "../view.ts";

const NAMES: Record<ChosenEvent, MessageDescriptor> = {
  comment: msg({ id: "settings.news.comment", message: "Comments" }),
  reply: msg({ id: "settings.news.reply", message: "Replies" }),
  mention: msg({ id: "settings.news.mention", message: "Mentions" }),
  message: msg({ id: "settings.news.message", message: "Messages" }),
  like: msg({ id: "settings.news.like", message: "Likes" }),
  follow: msg({ id: "settings.news.follow", message: "New followers" }),
  solution: msg({ id: "settings.news.solution", message: "Answers" }),
  solution_accepted: msg({ id: "settings.news.accepted", message: "Accepted answers" }),
  problem_product: msg({ id: "settings.news.problemProduct", message: "Questions about your products" }),
  week_new: msg({ id: "settings.news.week", message: "New weeks" }),
  diary_new: msg({ id: "settings.news.diary", message: "New diaries" }),
  problem_new: msg({ id: "settings.news.problem", message: "New questions" }),
  video_new: msg({ id: "settings.news.video", message: "New shorts and videos" }),
  review_new: msg({ id: "settings.news.review", message: "New reviews" }),
  brand_news: msg({ id: "settings.news.brandNews", message: "News from brands" }),
  scheme_update: msg({ id: "settings.news.scheme", message: "Feeding charts" }),
  diary_approved: msg({ id: "settings.news.approved", message: "Approved" }),
  diary_rejected: msg({ id: "settings.news.rejected", message: "Rejected" }),
  diary_verified: msg({ id: "settings.news.verified", message: "Verified grow" }),
  content_hidden: msg({ id: "settings.news.hidden", message: "Hidden by a moderator" }),
  award_won: msg({ id: "settings.news.award", message: "Awards" }),
  award_open: msg({ id: "settings.news.awardOpen", message: "Voting for awards" }),
  tester_add: msg({ id: "settings.news.testerAdd", message: "Tester" }),
  manager_add: msg({ id: "settings.news.managerAdd", message: "Manager" }),
  premium_end: msg({ id: "settings.news.plan", message: "End of a plan" }),
  giveaway_end: msg({ id: "settings.news.giveawayEnd", message: "Giveaways that end soon" }),
  giveaway_won: msg({ id: "settings.news.giveawayWon", message: "Giveaways you won" }),
  week_due: msg({ id: "settings.news.weekDue", message: "Your next week" }),
};

const HELP: Record<ChosenEvent, MessageDescriptor | null> = {
  comment: msg({ id: "settings.news.comment.help", message: "On anything you've posted" }),
  reply: msg({ id: "settings.news.reply.help", message: "To your comments anywhere on Grow" }),
  mention: msg({ id: "settings.news.mention.help", message: "When someone writes @ and your name" }),
  message: msg({
    id: "settings.news.message.help",
    message: "In private chats, unless you're reading them",
  }),
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
  problem_product: msg({
    id: "settings.news.problemProduct.help",
    message: "When a question links to a product you manage",
  }),
  week_new: null,
  diary_new: null,
  problem_new: null,
  video_new: null,
  review_new: null,
  brand_news: msg({
    id: "settings.news.brandNews.help",
    message: "New products, at most once a day per brand",
  }),
  scheme_update: msg({
    id: "settings.news.scheme.help",
    message: "When a brand you follow changes one",
  }),
  diary_approved: null,
  diary_rejected: msg({ id: "settings.news.rejected.help", message: "With the moderator's reason" }),
  diary_verified: null,
  content_hidden: msg({
    id: "settings.news.hidden.help",
    message: "When a moderator hides something you posted",
  }),
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
  week_due: msg({
    id: "settings.news.weekDue.help",
    message: "7 days after the last week of a running diary",
  }),
};

/** The label of an event. */
export const newsName = (i18n: I18n, event: ChosenEvent): string => i18n._(NAMES[event]);

/** Its description, if the label is not enough. */
export function newsHelp(i18n: I18n, event: ChosenEvent): string | undefined {
  const help = HELP[event];
  return help === null ? undefined : i18n._(help);
}

const TOPICS: Record<GroupTopic, MessageDescriptor> = {
  activity: msg({ id: "settings.news.activity", message: "Activity on your posts" }),
  followed: msg({ id: "settings.news.followed", message: "From growers and diaries you follow" }),
  decisions: msg({ id: "settings.news.decisions", message: "Decisions by moderators" }),
  invitations: msg({ id: "settings.news.invitations", message: "Invitations by brands" }),
  giveaways: msg({ id: "settings.news.giveaways", message: "Giveaways" }),
  plans: msg({ id: "settings.news.plans", message: "Your plans" }),
};

/** The heading of a group. */
export const topicName = (i18n: I18n, topic: GroupTopic): string => i18n._(TOPICS[topic]);
