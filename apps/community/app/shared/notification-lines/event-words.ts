import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { GrowerEvent, SiteEvent } from "./told-events.ts";

/** What growers did, by event: `about` is the kind of thing, `count` the number of growers, `total` that of notifications. */
export const GROWER_WORDS: Record<GrowerEvent, MessageDescriptor> = {
  like: msg({
    id: "notification.like",
    message:
      "{count, plural, one {liked} other {liked}} {about, select, diary {your diary} week {your week} photo {your photo} comment {your comment} problem {your question} solution {your answer} video {your video} review {your review} other {your post}}",
  }),
  comment: msg({
    id: "notification.comment",
    message:
      "{count, plural, one {commented} other {commented}} on {about, select, diary {your diary} week {your week} photo {your photo} comment {your comment} problem {your question} solution {your answer} video {your video} review {your review} other {your post}}",
  }),
  reply: msg({
    id: "notification.reply",
    message: "{count, plural, one {replied} other {replied}} to your comment",
  }),
  mention: msg({
    id: "notification.mention",
    message:
      "{count, plural, one {mentioned} other {mentioned}} you in {about, select, week {a week} comment {a comment} problem {a question} solution {an answer} video {a video} review {a review} other {a post}}",
  }),
  follow: msg({
    id: "notification.follow",
    message: "{count, plural, one {follows} other {follow}} {about, select, diary {your diary} other {you}}",
  }),
  solution: msg({
    id: "notification.solution",
    message: "{count, plural, one {answered} other {answered}} your question",
  }),
  solution_accepted: msg({
    id: "notification.accepted",
    message: "{count, plural, one {accepted} other {accepted}} your answer",
  }),
  problem_product: msg({
    id: "notification.problemProduct",
    message: "{count, plural, one {asked} other {asked}} about your product",
  }),
  message: msg({
    id: "notification.message",
    message: "{count, plural, one {sent} other {sent}} you a message",
  }),
  week_new: msg({
    id: "notification.week",
    message: "{total, plural, one {added a week} other {added # weeks}}",
  }),
  diary_new: msg({
    id: "notification.diary",
    message: "{count, plural, one {started a diary} other {started a diary}}",
  }),
  problem_new: msg({
    id: "notification.question",
    message: "{count, plural, one {asked a question} other {asked a question}}",
  }),
  video_new: msg({
    id: "notification.video",
    message: "{count, plural, one {added a video} other {added a video}}",
  }),
  review_new: msg({
    id: "notification.review",
    message: "{count, plural, one {reviewed} other {reviewed}} a product",
  }),
};

/** Texts of the site's own notifications. */
export const SITE_WORDS: Record<SiteEvent, MessageDescriptor> = {
  diary_approved: msg({ id: "notification.approved", message: "Your diary is approved" }),
  diary_rejected: msg({ id: "notification.rejected", message: "Your diary was rejected" }),
  diary_verified: msg({ id: "notification.verified", message: "Your diary is verified" }),
  award_won: msg({ id: "notification.award", message: "You won a Grow award" }),
  manager_add: msg({ id: "notification.managerAdd", message: "A brand invited you to manage its page" }),
  tester_add: msg({ id: "notification.testerAdd", message: "A brand invited you to test its products" }),
  premium_end: msg({ id: "notification.plan", message: "News about your plan" }),
  giveaway_end: msg({ id: "notification.giveawayEnd", message: "A giveaway ends soon" }),
  giveaway_won: msg({ id: "notification.giveawayWon", message: "You won a giveaway. Reply in time" }),
  brand_news: msg({ id: "notification.brandNews", message: "News from a brand you follow" }),
  scheme_update: msg({ id: "notification.scheme", message: "A feeding chart was updated" }),
  week_due: msg({ id: "notification.weekDue", message: "Your next week is due" }),
  content_hidden: msg({ id: "notification.hidden", message: "A moderator hid one of your posts" }),
  award_open: msg({ id: "notification.awardOpen", message: "Voting for the Grow Awards is open" }),
  newsletter: msg({ id: "notification.newsletter", message: "A brand sent you its newsletter" }),
};
