/** Texts of the letters in English; the other languages must have exactly these ids. */
export const en = {
  "mail.confirm.subject": "Confirm your e-mail address",
  "mail.confirm.preview": "One press, and you can start week 1.",
  "mail.confirm.heading": "Confirm your e-mail address",
  "mail.confirm.paragraph":
    "Hello {name}, press once and this address is yours on Grow. The link works for 24 hours.",
  "mail.confirm.button": "Confirm {email}",
  "mail.confirm.why": "You did not sign up? Do nothing: nobody can prove this address without the link.",
  "mail.reset.subject": "Choose a new password",
  "mail.reset.preview": "The link works for one hour.",
  "mail.reset.heading": "A new password",
  "mail.reset.paragraph": "Somebody asked for a new password for {name}.",
  "mail.reset.button": "Choose a new password",
  "mail.reset.note": "The link works for one hour and only once. Your old password stays good until then.",
  "mail.reset.why": "It was not you? Nothing has changed, and you can ignore this letter.",
  "mail.notice.comment": "{who} commented on {what}",
  "mail.notice.reply": "{who} answered your comment on {what}",
  "mail.notice.like": "{who} likes something in {what}",
  "mail.notice.follow": "{who} follows your diary {what}",
  "mail.notice.follow_you": "{who} follows you",
  "mail.notice.diary_approved": "{what} has been approved",
  "mail.notice.diary_rejected": "{what} was not approved",
  "mail.notice.diary_verified": "{what} is now a verified grow",
  "mail.notice.paragraph": "Hello {name}, there is news for you on Grow.",
  "mail.notice.button": "Have a look",
  "mail.notice.why":
    "You get this letter because your settings ask for it. You can turn it off there at any time.",
  "mail.copy": "Or copy this address:",
  "mail.foot": "Grow. For adults, where the law allows it.",
} as const;

export type MailTexts = { readonly [Id in keyof typeof en]: string };
