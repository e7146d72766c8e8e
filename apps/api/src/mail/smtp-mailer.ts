import { createTransport } from "nodemailer";
import { type Mailer, messageOf } from "./email.ts";
import { MailError, mailError } from "./mail-error.ts";

/** Milliseconds without a response from the server after which the email counts as not sent. */
const TIMEOUT = 15_000;

/** Pooled connections. */
const CONNECTIONS = 4;

/**
 * Sends emails through an SMTP server over pooled connections.
 *
 * @param perSecond maximum emails per second
 */
export function createSmtpMailer(from: string, url: string, perSecond: number): Mailer {
  const transport = createTransport(
    {
      url,
      pool: true,
      maxConnections: CONNECTIONS,
      rateLimit: perSecond,
      rateDelta: 1000,
      connectionTimeout: TIMEOUT,
      greetingTimeout: TIMEOUT,
      socketTimeout: TIMEOUT,
      // No content of an email may make the mailer read a file or fetch a URL.
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  );
  let isClosed = false;
  return {
    kind: "smtp",
    async send(mail) {
      // A closed pool would never answer.
      if (isClosed) throw new MailError("offline", new Error("The mailer is closed"));
      try {
        await transport.sendMail(messageOf(mail));
      } catch (error) {
        throw mailError(error);
      }
    },
    close() {
      isClosed = true;
      transport.close();
    },
  };
}
