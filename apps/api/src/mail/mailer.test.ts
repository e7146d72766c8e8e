import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify from "fastify";
import { type ParsedMail, simpleParser } from "mailparser";
import { SMTPServer } from "smtp-server";
import { afterEach, describe, expect, it } from "vitest";
import { createMailer } from "./mailer.ts";
import { outboxRoutes } from "./outbox-routes.ts";
import { resetPasswordMail } from "./reset-password.ts";

const mail = resetPasswordMail({
  to: "marta@mail.example",
  name: "marta.k",
  url: "https://grow.example/auth/reset-password?token=abc",
  locale: "de",
});
const from = "Grow <post@grow.example>";
const cleanups: (() => Promise<unknown> | unknown)[] = [];

afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "grow-mail-"));
  cleanups.push(() => rm(folder, { recursive: true }));
  return folder;
}

async function mailServer(
  options: { refuse?: boolean } = {},
): Promise<{ url: string; received: ParsedMail[] }> {
  const received: ParsedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    onRcptTo: (_address, _session, done) => done(options.refuse ? new Error("no such mailbox") : null),
    onData: (stream, _session, done) => {
      simpleParser(stream).then((parsed) => {
        received.push(parsed);
        done();
      }, done);
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  cleanups.push(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return { url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`, received };
}

describe("mail over SMTP", () => {
  it("arrives whole, from the set sender, in both forms", async () => {
    const { url, received } = await mailServer();
    const mailer = createMailer({ smtpUrl: url, from, outboxFolder: "/nowhere" });
    cleanups.push(() => mailer.close());
    await mailer.send(mail);
    expect(mailer.kind).toBe("smtp");
    expect(received).toHaveLength(1);
    const [letter] = received;
    expect(letter?.from?.text).toBe(`"Grow" <post@grow.example>`);
    expect(letter?.subject).toBe("Wähle ein neues Passwort");
    expect(letter?.text).toContain("token=abc");
    expect(letter?.html).toContain("Neues Passwort wählen");
  });

  it("fails when the server refuses the address, so that the job tries again", async () => {
    const { url, received } = await mailServer({ refuse: true });
    const mailer = createMailer({ smtpUrl: url, from, outboxFolder: "/nowhere" });
    cleanups.push(() => mailer.close());
    await expect(mailer.send(mail)).rejects.toThrow(/no such mailbox/);
    expect(received).toHaveLength(0);
  });
});

describe("mail without a server", () => {
  it("lies in the outbox as a file that mail programs read", async () => {
    const outboxFolder = await temporaryFolder();
    const mailer = createMailer({ from, outboxFolder });
    await mailer.send(mail);
    const files = await readdir(outboxFolder);
    expect(files).toHaveLength(1);
    const letter = await simpleParser(await readFile(join(outboxFolder, files[0] ?? "")));
    expect(letter.subject).toBe("Wähle ein neues Passwort");
    expect(letter.text).toContain("token=abc");
  });

  it("is listed on the development page, newest first, and shown as text", async () => {
    const outboxFolder = await temporaryFolder();
    const mailer = createMailer({ from, outboxFolder });
    await mailer.send(mail);
    await mailer.send({ ...mail, subject: "Second" });
    await writeFile(join(outboxFolder, "secret.txt"), "no letter");
    const app = Fastify();
    outboxRoutes(app, outboxFolder);
    cleanups.push(() => app.close());
    const page = await app.inject("/dev/outbox");
    const links = [...page.body.matchAll(/href="([^"]+)"/g)].map((match) => match[1] ?? "");
    expect(links).toHaveLength(2);
    const newest = await app.inject(links[0] ?? "");
    expect(newest.headers["content-type"]).toBe("text/plain; charset=utf-8");
    expect(newest.body).toContain("Subject: Second");
    expect((await app.inject("/dev/outbox/secret.txt")).statusCode).toBe(404);
    expect((await app.inject("/dev/outbox/..%2Fmail.ts")).statusCode).toBe(404);
  });
});
