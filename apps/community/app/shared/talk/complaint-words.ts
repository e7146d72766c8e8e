import type { ComplainType, ComplaintReason } from "@grow/api-client";
import { COMPLAINT_REASONS } from "@grow/domain";
import type { ComplainReason } from "@grow/ui/social";
import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

const REASONS: Readonly<Record<ComplaintReason, MessageDescriptor>> = {
  spam: msg({ id: "talk.complaint.spam", message: "Spam or advertising" }),
  offence: msg({ id: "talk.complaint.offence", message: "Insult or threat" }),
  sale: msg({ id: "talk.complaint.sale", message: "Buying or selling" }),
  copyright: msg({ id: "talk.complaint.copyright", message: "Copied photo or text" }),
  wrong: msg({ id: "talk.complaint.wrong", message: "Wrong or misleading" }),
  other: msg({ id: "talk.complaint.other", message: "Something else" }),
};

const SALE_DETAIL = msg({ id: "talk.complaint.sale.detail", message: "Not allowed on Grow" });

/** The label of a reason. */
export function reasonWord(i18n: I18n, reason: ComplaintReason): string {
  return i18n._(REASONS[reason]);
}

/** The reasons as the form offers them. */
export function complaintReasons(i18n: I18n): ComplainReason[] {
  return COMPLAINT_REASONS.map((value) => ({
    value,
    label: reasonWord(i18n, value),
    detail: value === "sale" ? i18n._(SALE_DETAIL) : undefined,
  }));
}

const HEADINGS: Partial<Record<ComplainType, MessageDescriptor>> = {
  comment: msg({ id: "talk.complaint.of.comment", message: "Report this comment" }),
  photo: msg({ id: "talk.complaint.of.photo", message: "Report this photo" }),
  diary: msg({ id: "talk.complaint.of.diary", message: "Report this diary" }),
  week: msg({ id: "talk.complaint.of.week", message: "Report this week" }),
  user: msg({ id: "talk.complaint.of.user", message: "Report this grower" }),
};
const HEADING = msg({ id: "talk.complaint.of", message: "Report this" });

export function complaintHeading(i18n: I18n, type: ComplainType): string {
  return i18n._(HEADINGS[type] ?? HEADING);
}

/** Labels of the form. */
export function complaintTexts(i18n: I18n) {
  return {
    intro: i18n._(
      msg({
        id: "talk.complaint.intro",
        message: "Only moderators see your report. We won't tell the author who sent it.",
      }),
    ),
    reason: i18n._(msg({ id: "talk.complaint.reason", message: "What's wrong?" })),
    text: i18n._(msg({ id: "talk.complaint.text", message: "What should we know?" })),
    submit: i18n._(msg({ id: "talk.complaint.submit", message: "Send report" })),
    cancel: i18n._(msg({ id: "talk.cancel", message: "Cancel" })),
    sent: i18n._(msg({ id: "talk.complaint.sent", message: "Thanks. A moderator will take a look." })),
  };
}
