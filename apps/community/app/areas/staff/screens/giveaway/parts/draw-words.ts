import type { Schema } from "@grow/contract";
import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

type Step = NonNullable<Schema<"StaffGiveawayDraw">["next"]>["step"];

const DRAW_STATES: Readonly<Record<Schema<"GiveawayState">, MessageDescriptor>> = {
  announced: msg({ id: "admin.draw.state.announced", message: "Not started" }),
  open: msg({ id: "admin.draw.state.open", message: "Takes entries" }),
  counting: msg({ id: "admin.draw.state.counting", message: "Ended, no result yet" }),
  waiting: msg({ id: "admin.draw.state.waiting", message: "Winners have time to reply" }),
  over: msg({ id: "admin.draw.state.over", message: "All prizes given" }),
};

const STEPS: Readonly<Record<Step, MessageDescriptor>> = {
  start: msg({ id: "admin.draw.step.start", message: "Start" }),
  end: msg({ id: "admin.draw.step.end", message: "End" }),
  freeze: msg({ id: "admin.draw.step.freeze", message: "The list is frozen" }),
  result: msg({ id: "admin.draw.step.result", message: "Winners are found" }),
  move_up: msg({ id: "admin.draw.step.moveUp", message: "Without a reply, the next place moves up" }),
};

const PLACE_STATES: Readonly<Record<Schema<"GiveawayPlaceState">, MessageDescriptor>> = {
  asked: msg({ id: "admin.draw.place.asked", message: "Asked" }),
  confirmed: msg({ id: "admin.draw.place.confirmed", message: "Confirmed" }),
  passed: msg({ id: "admin.draw.place.passed", message: "Passed on" }),
  next: msg({ id: "admin.draw.place.next", message: "Next in line" }),
};

/** Why an entry is not in the frozen list. */
const LEFT_OUT: Readonly<Record<string, MessageDescriptor>> = {
  account_closed: msg({ id: "admin.draw.left.closed", message: "Account closed or banned" }),
  not_public: msg({ id: "admin.draw.left.hidden", message: "Not public at the end" }),
  not_own: msg({ id: "admin.draw.left.notOwn", message: "Belongs to another grower now" }),
  own_team: msg({ id: "admin.draw.left.team", message: "On the team of Grow or of the brand" }),
  email_unconfirmed: msg({ id: "admin.draw.left.email", message: "Email not confirmed" }),
  no_public_week: msg({ id: "admin.draw.left.noWeek", message: "No public week" }),
  wrong_country: msg({ id: "admin.draw.left.country", message: "Country missing or not on the list" }),
  under_age: msg({ id: "admin.draw.left.age", message: "Date of birth missing or under age" }),
};

export const drawStateWord = (i18n: I18n, state: Schema<"GiveawayState">) => i18n._(DRAW_STATES[state]);
export const stepWord = (i18n: I18n, step: Step) => i18n._(STEPS[step]);
export const placeStateWord = (i18n: I18n, state: Schema<"GiveawayPlaceState">) =>
  i18n._(PLACE_STATES[state]);

/** The words for a reason; its code for one without. */
export function leftOutWord(i18n: I18n, reason: string): string {
  const word = Object.hasOwn(LEFT_OUT, reason) ? LEFT_OUT[reason] : undefined;
  return word ? i18n._(word) : reason;
}
