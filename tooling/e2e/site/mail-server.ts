import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { type ParsedMail, simpleParser } from "mailparser";
import { SMTPServer } from "smtp-server";

/** A local mail server that stores what it receives. */
export interface MailServer {
  /** Value for SMTP_URL. */
  readonly url: string;
  /** Received emails, oldest first. */
  readonly received: readonly ParsedMail[];
  stop(): Promise<void>;
}

/** Starts a mail server on a free loopback port. */
export async function startMailServer(): Promise<MailServer> {
  const received: ParsedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    onData: (stream, _session, done) => {
      simpleParser(stream).then((email) => {
        received.push(email);
        done();
      }, done);
    },
  });
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
