import { createTransport } from "nodemailer";
import type { Mailer } from "./mail.ts";

/** How long a server may take to answer before the letter counts as not sent, in milliseconds. */
const PATIENCE = 15_000;

/** Sends through a server, over at most two kept connections. */
export function createSmtpMailer(from: string, url: string): Mailer {
  const transport = createTransport(url, {
    from,
    // The letters' whole content is ours: nothing in them may make the mailer read a file or fetch an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  Object.assign(transport.options, {
    pool: true,
    maxConnections: 2,
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
  });
  return {
    kind: "smtp",
    async send(mail) {
      await transport.sendMail({ ...mail });
    },
    close() {
      transport.close();
    },
  };
}
