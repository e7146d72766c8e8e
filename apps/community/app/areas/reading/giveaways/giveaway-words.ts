import type { Schema } from "@grow/contract";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** Why a thing can't enter, or a member can't vote: what happened, and what to do. */
export const REASONS: Readonly<Record<Schema<"GiveawayJoinReason">, MessageDescriptor>> = {
  ended: msg({ id: "giveaway.reason.ended", message: "This giveaway has ended" }),
  not_begun: msg({ id: "giveaway.reason.notBegun", message: "This giveaway hasn't started yet" }),
  wrong_kind: msg({ id: "giveaway.reason.wrongKind", message: "Doesn't fit this category" }),
  not_finished: msg({ id: "giveaway.reason.notFinished", message: "Needs a harvest first" }),
  not_complete: msg({ id: "giveaway.reason.notComplete", message: "Needs a week with more readings" }),
  out_of_period: msg({
    id: "giveaway.reason.outOfPeriod",
    message: "Added outside the dates of this giveaway",
  }),
  not_public: msg({
    id: "giveaway.reason.notPublic",
    message: "Not public: only you or Premium readers see it",
  }),
  entered_already: msg({
    id: "giveaway.reason.enteredAlready",
    message: "You've already entered this category",
  }),
  email_unconfirmed: msg({ id: "giveaway.reason.email", message: "Confirm your email first" }),
  wrong_country: msg({
    id: "giveaway.reason.country",
    message: "Your country is missing in your personal settings, or it doesn't ship there",
  }),
  under_age: msg({
    id: "giveaway.reason.age",
    message: "Your date of birth is missing in your personal settings, or you're under the minimum age",
  }),
  account_too_new: msg({
    id: "giveaway.reason.tooNew",
    message: "Your account is newer than this giveaway. The next one is open to you",
  }),
  no_public_week: msg({ id: "giveaway.reason.noWeek", message: "You need at least one public week" }),
  own_team: msg({ id: "giveaway.reason.team", message: "Teams of Grow and of the brand can't take part" }),
};

/** The reason of a refusal, if there is a word for it. */
export function reasonOf(code: unknown): MessageDescriptor | undefined {
  return typeof code === "string" && Object.hasOwn(REASONS, code)
    ? REASONS[code as keyof typeof REASONS]
    : undefined;
}
