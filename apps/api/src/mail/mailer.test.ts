import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify from "fastify";
import { simpleParser } from "mailparser";
import { afterEach, describe, expect, it } from "vitest";
import { startMailServer } from "../testing/mail-server.ts";
import { createMailer } from "./mailer.ts";
import { outboxRoutes } from "./outbox-routes.ts";
import { resetPasswordMail } from "./reset-password-email.ts";

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

async function mailServer(options?: Parameters<typeof startMailServer>[0]) {
  const server = await startMailServer(options);
  cleanups.push(server.close);
  return server;
}

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "grow-mail-"));
  cleanups.push(() => rm(folder, { recursive: true }));
  return folder;
}

describe("an email sent by SMTP", () => {
  it("arrives complete, from the configured sender, as HTML and text", async () => {
    const { url, received } = await mailServer();
    const mailer = createMailer({ smtpUrl: url, perSecond: 10, from, outboxFolder: "/nowhere" });
    cleanups.push(() => mailer.close());
    await mailer.send(mail);
    expect(mailer.kind).toBe("smtp");
    expect(received).toHaveLength(1);
    const [email] = received;
    expect(email?.from?.text).toBe(`"Grow" <post@grow.example>`);
    expect(email?.subject).toBe("Setz dein Passwort zurück");
    expect(email?.text).toContain("token=abc");
    expect(email?.html).toContain("Passwort zurücksetzen");
    expect(email?.headers.get("auto-submitted")).toBe("auto-generated");
  });

  it("fails when the server rejects the address, so that the job retries", async () => {
    const { url, received } = await mailServer({ refuse: true });
    const mailer = createMailer({ smtpUrl: url, perSecond: 10, from, outboxFolder: "/nowhere" });
    cleanups.push(() => mailer.close());
    await expect(mailer.send(mail)).rejects.toThrow(/no such mailbox/);
    expect(received).toHaveLength(0);
  });

  it("was certainly not sent when the server hangs up before its greeting, or the mailer is closed first", async () => {
    const server = createServer((socket) => socket.end());
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    cleanups.push(() => server.close());
    const smtpUrl = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const mailer = createMailer({ smtpUrl, perSecond: 10, from, outboxFolder: "/nowhere" });
    await expect(mailer.send(mail)).rejects.toMatchObject({ refusal: "offline" });
    const queued = Array.from({ length: 8 }, () => mailer.send(mail));
    const outcomes = Promise.allSettled(queued);
    mailer.close();
    for (const outcome of await outcomes) expect(outcome).toMatchObject({ reason: { refusal: "offline" } });
    await expect(mailer.send(mail)).rejects.toMatchObject({ refusal: "offline" });
  });
});

describe("a mailer that may send 5 emails per second", () => {
  it("reuses its connections and respects the rate", async () => {
    const { url, received, connections } = await mailServer();
    const mailer = createMailer({ smtpUrl: url, perSecond: 5, from, outboxFolder: "/nowhere" });
    cleanups.push(() => mailer.close());
    const began = performance.now();
    await Promise.all(Array.from({ length: 15 }, () => mailer.send(mail)));
    expect(received).toHaveLength(15);
    expect(connections()).toBeLessThanOrEqual(4);
    // At least: a busy machine only takes longer.
    expect(performance.now() - began).toBeGreaterThan(1900);
  });
});

describe("an email without a server", () => {
  it("is saved to the outbox in a format that email clients read", async () => {
    const outboxFolder = await temporaryFolder();
    const mailer = createMailer({ perSecond: 10, from, outboxFolder });
    await mailer.send(mail);
    const files = await readdir(outboxFolder);
    expect(files).toHaveLength(1);
    const email = await simpleParser(await readFile(join(outboxFolder, files[0] ?? "")));
    expect(email.subject).toBe("Setz dein Passwort zurück");
    expect(email.text).toContain("token=abc");
  });

  it("is listed on the development page, newest first, and shown as text", async () => {
    const outboxFolder = await temporaryFolder();
    const mailer = createMailer({ perSecond: 10, from, outboxFolder });
    await mailer.send(mail);
    await mailer.send({ ...mail, subject: "Second" });
    await writeFile(join(outboxFolder, "secret.txt"), "no email");
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
