/** One letter to one person, in HTML and in plain text. */
export interface Mail {
  /** One address, as the person wrote it. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where such letters are turned off, for the button that mail programs show beside the sender. */
  readonly list?: { readonly unsubscribe: string };
}

/** Where letters go: a real server, or the outbox folder of a development machine. */
export interface Mailer {
  readonly kind: "smtp" | "outbox";
  /**
   * Hands a letter over.
   *
   * @throws when it was not taken (server away, address refused, folder not writable); the caller's job tries again
   */
  send(mail: Mail): Promise<void>;
  /** Ends open connections. */
  close(): void;
}
