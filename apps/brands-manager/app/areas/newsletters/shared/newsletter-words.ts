import type { Schema } from "@grow/contract";
import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

type State = Schema<"NewsletterState">;
type Audience = Schema<"NewsletterAudience">;

export const AUDIENCES: readonly Audience[] = ["followers", "growers"];

const STATES: Readonly<Record<State, MessageDescriptor>> = {
  draft: msg({ id: "newsletter.state.draft", message: "Draft" }),
  scheduled: msg({ id: "newsletter.state.scheduled", message: "Scheduled" }),
  sending: msg({ id: "newsletter.state.sending", message: "Sending" }),
  sent: msg({ id: "newsletter.state.sent", message: "Sent" }),
};

const AUDIENCE_WORDS: Readonly<Record<Audience, MessageDescriptor>> = {
  followers: msg({ id: "newsletter.audience.followers", message: "Followers" }),
  growers: msg({ id: "newsletter.audience.growers", message: "Followers who grew with your products" }),
};

const TONES = {
  draft: "plain",
  scheduled: "info",
  sending: "warn",
  sent: "good",
} as const satisfies Readonly<Record<State, string>>;

export const newsletterStateWord = (i18n: I18n, state: State): string => i18n._(STATES[state]);

export const audienceWord = (i18n: I18n, audience: Audience): string => i18n._(AUDIENCE_WORDS[audience]);

/** The tone of a state's badge. */
export const newsletterTone = (state: State): (typeof TONES)[State] => TONES[state];
