import { isBot } from "@grow/domain/bots";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { countReaction } from "../content/newsletters/count-reaction.ts";
import { findLink } from "../content/newsletters/find-link.ts";
import {
  type NewsletterRecipient,
  readRecipientKey,
  recipientMark,
} from "../content/newsletters/recipient-key.ts";
import type { Database } from "../db/database.ts";

/** A transparent pixel. */
const PICTURE = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");

/** Loads pictures when a person opens the email, although it is no browser. */
const PROXY_OF_PEOPLE = /GoogleImageProxy|YahooMailProxy/;

/** The whole name of the program that loads pictures of all emails ahead for Apple Mail. */
const LOADS_AHEAD = "Mozilla/5.0";

interface Addressed {
  Querystring: { k?: unknown; l?: unknown };
}

export interface NewsletterLinkParts {
  readonly database: Pick<Database, "db">;
  readonly config: { readonly secret: string; readonly publicUrl: string };
  now(): Date;
}

/**
 * `GET /api/newsletters/picture` counts an opened newsletter, and `GET /api/newsletters/click` leads to one of its links. The key in the
 * address is signed, and only the newsletter's own links are known: everything else is 404. HEAD counts nothing.
 */
export function serveNewsletterLinks(
  server: FastifyInstance,
  { database: { db }, config, now }: NewsletterLinkParts,
): void {
  const recipientOf = ({ query }: FastifyRequest<Addressed>) =>
    typeof query.k === "string" ? readRecipientKey(config.secret, query.k) : null;
  const count = async (request: FastifyRequest, recipient: NewsletterRecipient, action: "open" | "click") => {
    if (request.method === "HEAD") return;
    const mark = recipientMark(config.secret, recipient);
    await countReaction(db, {
      ...recipient,
      action,
      mark,
      isMachine: isMachine(request, action),
      now: now(),
    });
  };

  server.get<Addressed>("/api/newsletters/picture", async (request, reply) => {
    const recipient = recipientOf(request);
    if (recipient === null) return reply.callNotFound();
    await count(request, recipient, "open");
    // Mail programs on the web show it on their own pages.
    return reply.type("image/gif").header("cross-origin-resource-policy", "cross-origin").send(PICTURE);
  });

  server.get<Addressed>("/api/newsletters/click", async (request, reply) => {
    const recipient = recipientOf(request);
    const place = typeof request.query.l === "string" && /^[1-9]\d{0,3}$/.test(request.query.l);
    const url =
      recipient === null || !place
        ? null
        : await findLink(db, recipient.newsletter_id, Number(request.query.l), config.publicUrl);
    if (recipient === null || url === null) return reply.callNotFound();
    await count(request, recipient, "click");
    return reply.header("referrer-policy", "no-referrer").redirect(url, 302);
  });
}

/** Whether a program loads the picture or follows the link, by its name and what it says. */
function isMachine({ headers }: FastifyRequest, action: "open" | "click"): boolean {
  const agent = headers["user-agent"]?.trim() ?? "";
  const purpose = [headers["sec-purpose"], headers.purpose].join(" ");
  if (action === "open" && PROXY_OF_PEOPLE.test(agent)) return false;
  return agent === "" || agent === LOADS_AHEAD || isBot(agent) || /prefetch|prerender|preview/i.test(purpose);
}
