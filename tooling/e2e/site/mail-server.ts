import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { type ParsedMail, simpleParser } from "mailparser";
import { SMTPServer } from "smtp-server";

/** A mail server on this machine that keeps what it is given. */
export interface MailServer {
  /** To be set as SMTP_URL. */
  readonly url: string;
  /** What has arrived so far, the oldest first. */
  readonly received: readonly ParsedMail[];
  stop(): Promise<void>;
}

/** Starts a mail server on a free port of the loopback. */
export async function startMailServer(): Promise<MailServer> {
  const received: ParsedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    onData: (stream, _session, done) => {
      simpleParser(stream).then((letter) => {
        received.push(letter);
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
