/** One email to one recipient, in HTML and plain text. */
export interface Mail {
  /** The recipient's address, as they wrote it. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** One-click unsubscribe by POST, for the button that email clients show next to the sender (RFC 8058). */
  readonly list?: { readonly unsubscribe: string };
}

/** The message for nodemailer. */
export function messageOf(mail: Mail) {
  return {
    ...mail,
    headers: {
      // Out-of-office replies are not sent to automatic messages (RFC 3834).
      "Auto-Submitted": "auto-generated",
      ...(mail.list === undefined ? {} : { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" }),
    },
  };
}

/** Delivers emails: to a real server, or to the outbox folder in development. */
export interface Mailer {
  readonly kind: "smtp" | "outbox";
  /**
   * Delivers an email.
   *
   * @throws MailError when the server did not accept it, another error when the folder is not writable; the caller's job retries
   */
  send(mail: Mail): Promise<void>;
  /** Closes open connections. */
  close(): void;
}
