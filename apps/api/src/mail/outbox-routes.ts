import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";

const NAME = /^[\dTZ.:-]+-[0-9a-f]{8}\.eml$/;

/** Maximum number of listed emails. */
const SHOWN = 200;

/**
 * A development page that lists the emails of the outbox, newest first. Register it only where emails are not really sent, and never in
 * production: they contain links that sign in.
 */
export function outboxRoutes(app: FastifyInstance, folder: string): void {
  app.get("/dev/outbox", async (_request, reply) => {
    const names = (await readdir(folder).catch(() => []))
      .filter((name) => NAME.test(name))
      .sort()
      .reverse()
      .slice(0, SHOWN);
    const rows = names.map((name) => `<li><a href="/dev/outbox/${name}">${name}</a></li>`).join("\n");
    return reply
      .type("text/html; charset=utf-8")
      .header("cache-control", "no-store")
      .send(`<!doctype html><html lang="en"><title>Outbox</title><h1>Outbox</h1><ol>\n${rows}\n</ol></html>`);
  });

  app.get<{ Params: { name: string } }>("/dev/outbox/:name", async (request, reply) => {
    const { name } = request.params;
    const email = NAME.test(name) ? await readFile(join(folder, name)).catch(() => undefined) : undefined;
    if (email === undefined) return reply.callNotFound();
    // As plain text, because the email's HTML must not run on this origin.
    return reply
      .type("text/plain; charset=utf-8")
      .header("cache-control", "no-store")
      .header("x-content-type-options", "nosniff")
      .send(email);
  });
}
