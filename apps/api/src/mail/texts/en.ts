/** Email texts in English; the other languages must have exactly these ids. */
export const en = {
  "mail.confirm.subject": "Confirm your email",
  "mail.confirm.preview": "One click and you can post week 1.",
  "mail.confirm.heading": "Confirm your email",
  "mail.confirm.paragraph":
    "Hi {name}, confirm your email and you're ready to start your diary. This link lasts 24 hours.",
  "mail.confirm.button": "Confirm {email}",
  "mail.confirm.why": "Didn't sign up? Ignore this email. Nobody can confirm your address without this link.",
  "mail.reset.subject": "Reset your password",
  "mail.reset.preview": "This link lasts one hour.",
  "mail.reset.heading": "Reset your password",
  "mail.reset.paragraph": "Someone asked to reset the password for {name}.",
  "mail.reset.button": "Reset password",
  "mail.reset.note":
    "The link works once and lasts one hour. Until you change it, your current password still works.",
  "mail.reset.why": "Wasn't you? Ignore this email. Your password hasn't changed.",
  "mail.notice.comment": "{who} commented on {what}",
  "mail.notice.reply": "{who} replied to your comment on {what}",
  "mail.notice.like": "{who} liked something in {what}",
  "mail.notice.comment_review": "{who} replied to your review of {what}",
  "mail.notice.like_review": "{who} found your review of {what} helpful",
  "mail.notice.mention": "{who} mentioned you in {what}",
  "mail.notice.follow": "{who} is following your diary {what}",
  "mail.notice.follow_you": "{who} is following you",
  "mail.notice.solution": "{who} answered {what}",
  "mail.notice.solution_accepted": "{who} accepted your answer to {what}",
  "mail.notice.diary_new": "{who} started a diary: {what}",
  "mail.notice.week_new": "{who} added a week to {what}",
  "mail.notice.problem_new": "{who} asked: {what}",
  "mail.notice.video_new": "{who} posted {what}",
  "mail.notice.diary_approved": "{what} has been approved",
  "mail.notice.diary_rejected": "{what} wasn't approved",
  "mail.notice.diary_verified": "{what} is now a verified grow",
  "mail.notice.award_won": "{what} won a Grow award",
  "mail.notice.award_won_you": "You won a Grow award",
  "mail.notice.award_open": "Voting for the Grow Awards is open",
  "mail.notice.manager_add": "{what} invited you to manage its page",
  "mail.notice.tester_add": "{what} invited you to test its products",
  "mail.notice.giveaway_end": "Giveaway ends soon: {what}",
  "mail.notice.giveaway_won": "You won in {what}. Reply in time to get your prize",
  "mail.notice.giveaway_won_reminder": "Less than 24 hours left to reply and get your prize from {what}",
  "mail.notice.problem_product": "{who} asked about your product: {what}",
  "mail.notice.review_new": "{who} reviewed {what}",
  "mail.notice.brand_news": "New from a brand you follow: {what}",
  "mail.notice.scheme_update": "{what} updated a feeding chart",
  "mail.notice.content_hidden": "A moderator hid something you posted ({what})",
  "mail.notice.week_due": "Time for the next week of {what}",
  "mail.notice.paragraph": "Hi {name}, there's something new for you on Grow.",
  "mail.notice.button": "View on Grow",
  "mail.notice.why":
    "You're getting this email because of your notification settings. You can turn it off anytime.",
  "mail.confirm_new.subject": "Confirm your new email",
  "mail.confirm_new.preview": "One click and we'll use this address.",
  "mail.confirm_new.heading": "Confirm your new email",
  "mail.confirm_new.paragraph":
    "Hi {name}, confirm {email} and it becomes the address of your account. This link lasts 24 hours.",
  "mail.confirm_new.why": "Didn't ask for this? Ignore this email. Nothing changes without this link.",
  "mail.account.email_changing.subject": "Your email is about to change",
  "mail.account.email_changing.paragraph":
    "Hi {name}, we've sent a link to {what}. Once it's confirmed there, that address replaces this one.",
  "mail.account.email_changed.subject": "Your email has changed",
  "mail.account.email_changed.paragraph":
    "Hi {name}, your account now uses {what}. We won't email this address again.",
  "mail.account.password_changed.subject": "Your password has changed",
  "mail.account.password_changed.paragraph":
    "Hi {name}, your password was changed and you're signed out on all other devices.",
  "mail.account.provider_added.subject": "{what} now signs you in",
  "mail.account.provider_added.paragraph":
    "Hi {name}, {what} was linked to your account and can sign you in.",
  "mail.account.provider_removed.subject": "{what} no longer signs you in",
  "mail.account.provider_removed.paragraph": "Hi {name}, {what} was unlinked from your account.",
  "mail.account.passkey_added.subject": "A passkey was added",
  "mail.account.passkey_added.paragraph": "Hi {name}, the passkey “{what}” can now sign you in.",
  "mail.account.passkey_removed.subject": "A passkey was removed",
  "mail.account.passkey_removed.paragraph": "Hi {name}, the passkey “{what}” no longer signs you in.",
  "mail.account.token_added.subject": "An access token was created",
  "mail.account.token_added.paragraph":
    "Hi {name}, programs with the access token “{what}” can now use your account.",
  "mail.account.codes_changed.subject": "You have new recovery codes",
  "mail.account.codes_changed.paragraph":
    "Hi {name}, new recovery codes were created. The earlier ones no longer work.",
  "mail.account.code_used.subject": "A recovery code was used",
  "mail.account.code_used.paragraph": "Hi {name}, someone signed in to your account with a recovery code.",
  "mail.account.button": "Check your account",
  "mail.account.cancel": "This wasn't me",
  "mail.account.why": "Wasn't you? Change your password and sign out everywhere else.",
  "mail.address_used.subject": "You already have an account",
  "mail.address_used.paragraph":
    "Hi {name}, someone just entered {email} as the email of a Grow account. It already belongs to your account {name}. If that was you, sign in there.",
  "mail.address_used.button": "Sign in",
  "mail.address_used.note": "Forgot your password? You can reset it on the sign-in page.",
  "mail.address_used.why":
    "Wasn't you? Ignore this email. Nobody can confirm your address without access to your inbox.",
  "mail.copy_ready.subject": "Your data is ready",
  "mail.copy_ready.paragraph":
    "Hi {name}, here's everything we store about you, with your photos. The link lasts 7 days.",
  "mail.copy_ready.button": "Download your data",
  "mail.copy_ready.note": "Sign in first if we ask you to: the link works only for you.",
  "mail.copy_ready.why": "Didn't ask for it? Change your password and sign out everywhere else.",
  "mail.delete_planned.subject": "Your account will be deleted",
  "mail.delete_planned.paragraph":
    "Hi {name}, we'll delete your account on {date}. Sign in before then to keep it.",
  "mail.delete_planned.button": "Keep my account",
  "mail.delete_planned.why": "Wasn't you? Keep your account, then change your password.",
  "mail.farewell.subject": "Your account is deleted",
  "mail.farewell.paragraph":
    "Hi {name}, your account and your personal data are gone. Your diaries and photos are deleted for good within 30 days. Thanks for growing with us.",
  "mail.farewell.why": "This is the last email from us.",
  "mail.contact.subject": "We got your message (no. {number})",
  "mail.contact.paragraph":
    "Thanks for writing to us. A person reads it and answers by email, usually within two days.",
  "mail.contact.why":
    "Didn't write to us? Then someone mistyped their address, and you can ignore this email.",
  "mail.contact_reply.subject": "Re: {subject} (no. {number})",
  "mail.contact_reply.heading": "Hi {name},",
  "mail.contact_reply.button": "Write to us again",
  "mail.contact_reply.why": "You're getting this email because you wrote to us.",
  "mail.alert.jobs":
    "{count, plural, one {# job waits} other {# jobs wait}}, the oldest for more than 15 minutes",
  "mail.alert.emails": "{count, plural, one {# email fails} other {# emails fail}}",
  "mail.alert.errors": "{count, plural, one {# new error} other {# new errors}}",
  "mail.alert.button": "Open Speed and errors",
  "mail.alert.why": "You get this email because the site sends its alerts here, at most one an hour.",
  "mail.banner.approved.subject": "“{banner}” is approved",
  "mail.banner.approved.paragraph":
    "Hi {name}, the banner of {brand} passed review. It runs in the days you set; you can pause it anytime.",
  "mail.banner.refused.subject": "“{banner}” needs changes",
  "mail.banner.refused.paragraph":
    "Hi {name}, we can't show this banner of {brand} yet. Change this, then submit it again: {text}",
  "mail.banner.button": "Open banner",
  "mail.banner.why": "You're getting this email because you manage {brand} on Grow.",
  "mail.invoice.subject": "Invoice {number}: {total}",
  "mail.invoice.paragraph":
    "Hi {name}, here's your invoice for {title}. Transfer {total} by {date} and quote {number}. Your plan starts or goes on as soon as we've received it.",
  "mail.invoice.follows":
    "Hi {name}, here's your invoice for {title}: {total}, due on {date}. We'll email you where to pay it.",
  "mail.invoice.card":
    "Hi {name}, here's the invoice for {title}: {total}, due on {date}. Open your plan, choose it again and pay by card. Your plan goes on as soon as the payment is confirmed.",
  "mail.invoice.button": "View invoice",
  "mail.invoice.why": "You're getting this email because of your order on Grow.",
  "mail.plan.premium.renews.subject": "Keep Premium after {date} for {total}",
  "mail.plan.premium.renews.paragraph":
    "Hi {name}, your Premium ends on {date}. Invoice {number} is for the time after that: {total}. Pay it, and Premium goes on. Don't, and it ends; nothing is charged by itself.",
  "mail.plan.premium.ends.subject": "Premium ends on {date}",
  "mail.plan.premium.ends.paragraph":
    "Hi {name}, your Premium ends on {date}. Extend it to keep reading full diaries. Your own diaries stay free.",
  "mail.plan.premium.ended.subject": "Your Premium has ended",
  "mail.plan.premium.ended.paragraph":
    "Hi {name}, your Premium ended on {date}. You can get it again anytime. Your own diaries stay free.",
  "mail.plan.partner.renews.subject": "Keep the plan of {brand} after {date} for {total}",
  "mail.plan.partner.renews.paragraph":
    "Hi {name}, the plan of {brand} ends on {date}. Invoice {number} is for the time after that: {total}. Pay it, and the plan goes on. Don't, and it ends; nothing is charged by itself.",
  "mail.plan.partner.ends.subject": "The plan of {brand} ends on {date}",
  "mail.plan.partner.ends.paragraph":
    "Hi {name}, the plan of {brand} ends on {date}. Order it again to keep its limits. The page stays online.",
  "mail.plan.partner.ended.subject": "The plan of {brand} has ended",
  "mail.plan.partner.ended.paragraph":
    "Hi {name}, the plan of {brand} ended on {date}. The page and everything on it stay online. You can order it again anytime.",
  "mail.plan.button": "Manage plan",
  "mail.digest.subject": "{count, plural, one {# new thing on Grow} other {# new things on Grow}}",
  "mail.digest.heading": "While you were tending your plants",
  "mail.digest.paragraph": "Hi {name}, here's what you missed.",
  "mail.digest.more": "{count, plural, one {and # more} other {and # more}}",
  "mail.digest.button": "See all notifications",
  "mail.digest.last.subject": "We'll stop your summaries for now",
  "mail.digest.last.paragraph":
    "Hi {name}, it's been three months since your last visit, so this is your last summary. Drop by Grow and they start again.",
  "mail.digest.why": "You're getting this because you chose a summary by email.",
  "mail.newsletter.from": "{brand}, a brand you follow on Grow",
  "mail.newsletter.why":
    "You're getting this newsletter because you follow {brand} on Grow and allow emails from brands. {brand} can't see your address.",
  "mail.newsletter.stop": "Stop emails from {brand}",
  "mail.newsletter.stop_all": "Stop emails from all brands",
  "mail.newsletter.settings": "All email settings",
  "mail.newsletter.test": "Test: {title}",
  "push.news": "{count, plural, one {# new notification} other {# new notifications}}",
  "push.messages": "{count, plural, one {You have a new message} other {# new messages}}",
  "mail.unsubscribe": "Turn off these emails",
  "mail.copy": "Or copy this link:",
  "mail.foot": "Grow. For adults, where it's legal.",
} as const;

export type MailTexts = { readonly [Id in keyof typeof en]: string };
