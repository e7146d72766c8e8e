import type { AddressInfo } from "node:net";
import { type ParsedMail, simpleParser } from "mailparser";
import { SMTPServer } from "smtp-server";

export interface TestMailServer {
  readonly url: string;
  /** Received emails, oldest first. */
  readonly received: ParsedMail[];
  connections(): number;
  close(): Promise<void>;
}

/** A real SMTP server on a local port. */
export async function startMailServer(options: { refuse?: boolean } = {}): Promise<TestMailServer> {
  const received: ParsedMail[] = [];
  let connections = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    onConnect: (_session, done) => {
      connections += 1;
      done();
    },
    onRcptTo: (_address, _session, done) => done(options.refuse ? new Error("no such mailbox") : null),
    onData: (stream, _session, done) => {
      simpleParser(stream).then((parsed) => {
        received.push(parsed);
        done();
      }, done);
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    received,
    connections: () => connections,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
