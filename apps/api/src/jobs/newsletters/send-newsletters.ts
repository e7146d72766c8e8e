import type { Database } from "../../db/database.ts";
import type { Mailer } from "../../mail/email.ts";
import { MailError } from "../../mail/mail-error.ts";
import type { Jobs } from "../../queue/job-queue.ts";
import { recordBounce } from "../bounces.ts";
import {
  type Addresses,
  type Composition,
  composeFor,
  composeTest,
  readComposition,
} from "./compose-newsletter.ts";
import {
  claimLetter,
  failInterrupted,
  finishNewsletter,
  letterFailed,
  letterOmitted,
  letterPutBack,
  letterSent,
  nextDomain,
} from "./letters.ts";
import { fillAudience, sendingIds, startDue } from "./start-newsletters.ts";

/** Emails on their way at once. */
const LANES = 4;

/** Milliseconds of a run; the next one, a minute later, goes on. */
const RUN_TIME = 50_000;

/** Attempts for an email that a mail server puts off, and minutes after the first; they double. */
const ATTEMPTS = 6;
const PUT_OFF_MINUTES = 10;

export interface NewsletterTools extends Addresses {
  readonly database: Pick<Database, "db" | "transaction">;
  readonly mailer: Mailer;
  now(): Date;
}

/**
 * Sends newsletters that are due. Each recipient is a row that is claimed before its email is sent, so that a run which is killed at any point,
 * repeated, or done by two servers at once sends none twice: what was claimed and not settled fails.
 *
 * @throws MailError when no mail server takes emails; those that were not sent wait for the next run
 */
export async function sendNewsletters(tools: NewsletterTools): Promise<void> {
  const { database, publicUrl, now } = tools;
  const { db } = database;
  const end = now().getTime() + RUN_TIME;
  await startDue(database, { publicUrl, now: now() });
  for (const id of await sendingIds(db)) {
    await fillAudience(database, id, now());
    await failInterrupted(db, id, now());
    await sendLetters(tools, id, end);
    await finishNewsletter(db, id, now());
  }
}

/** Sends a newsletter to the manager who writes it. */
export async function sendTest(
  { database, mailer, publicUrl }: Pick<NewsletterTools, "database" | "mailer" | "publicUrl">,
  test: Jobs["test-newsletter"],
): Promise<void> {
  const mail = await composeTest(database.db, publicUrl, test);
  if (mail !== null) await mailer.send(mail);
}

async function sendLetters(tools: NewsletterTools, id: number, end: number): Promise<void> {
  const composition = await readComposition(tools.database.db, id, tools.publicUrl);
  const run = { end, isOver: false };
  const lanes = Array.from({ length: LANES }, () => sendLane(tools, { id, composition, run }));
  const failed = (await Promise.allSettled(lanes)).find(({ status }) => status === "rejected");
  if (failed?.status === "rejected") throw failed.reason;
}

interface Lane {
  readonly id: number;
  /** Null when the brand is gone: all are left out. */
  readonly composition: Composition | null;
  readonly run: { readonly end: number; isOver: boolean };
}

/** One pass over the domains, each as far as this minute allows. */
async function sendLane(tools: NewsletterTools, { id, composition, run }: Lane): Promise<void> {
  const { database, now } = tools;
  const isOver = () => run.isOver || now().getTime() >= run.end;
  try {
    let domain = await nextDomain(database.db, id, "");
    while (domain !== null && !isOver()) {
      const claimed = await claimLetter(database.db, id, domain, now());
      if (claimed === null) domain = await nextDomain(database.db, id, domain);
      else await sendClaimed(tools, { id, composition, ...claimed });
    }
  } catch (error) {
    run.isOver = true;
    throw error;
  }
}

interface Claimed extends Pick<Lane, "id" | "composition"> {
  readonly userId: number;
  readonly attempts: number;
}

async function sendClaimed(
  tools: NewsletterTools,
  { id, composition, userId, attempts }: Claimed,
): Promise<void> {
  const { database, mailer, now } = tools;
  const { db } = database;
  const letter = { newsletterId: id, userId };
  const mail = composition === null ? null : await composeFor(db, tools, composition, userId);
  if (mail === null) return await letterOmitted(db, letter);
  try {
    await mailer.send(mail);
  } catch (error) {
    const refusal = error instanceof MailError ? error.refusal : "unknown";
    if (refusal === "offline") {
      await letterPutBack(db, letter, { due: now(), attempts });
      throw error;
    }
    if (refusal === "deferred" && attempts + 1 < ATTEMPTS) {
      const due = new Date(now().getTime() + PUT_OFF_MINUTES * 60_000 * 2 ** attempts);
      return await letterPutBack(db, letter, { due, attempts: attempts + 1 });
    }
    if (refusal === "rejected") await recordBounce(db, userId, mail.to);
    return await letterFailed(db, letter, refusal === "deferred" ? "unreachable" : refusal);
  }
  await letterSent(db, letter, now());
}
