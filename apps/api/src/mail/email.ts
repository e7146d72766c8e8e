/** One email to one person, in HTML and in plain text. */
export interface Mail {
  /** One address, as the person wrote it. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Turns such emails off when it is posted to, for the button that mail programs show beside the sender (RFC 8058). */
  readonly list?: { readonly unsubscribe: string };
}

/** The message for nodemailer. */
export function messageOf(mail: Mail) {
  return mail.list === undefined
    ? { ...mail }
    : { ...mail, headers: { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" } };
}

/** Where emails go: a real server, or the outbox folder of a development machine. */
export interface Mailer {
  readonly kind: "smtp" | "outbox";
  /**
   * Hands an email over.
   *
   * @throws when it was not taken (server away, address refused, folder not writable); the caller's job tries again
   */
  send(mail: Mail): Promise<void>;
  /** Ends open connections. */
  close(): void;
}
