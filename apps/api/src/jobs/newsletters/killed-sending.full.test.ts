import { patience } from "@grow/testing/test-time";
import { expect, test } from "vitest";
import type { Database } from "../../db/database.ts";
import { addBrandPlan } from "../../testing/ad-rows.ts";
import { addBrand } from "../../testing/catalogue-rows.ts";
import { freshApi } from "../../testing/fresh-api.ts";
import { addNewsletter, addReaders, newsletterSums } from "../../testing/newsletter-rows.ts";
import { DOMAIN_PER_MINUTE } from "./letters.ts";
import { sendNewsletters } from "./send-newsletters.ts";

const api = freshApi();
const READERS = 5000;
const KILLS = 20;

class Killed extends Error {}

/** A process that dies at a step: before a statement, after it was committed, before an email, or after it was accepted. */
class Process {
  #left: number;

  constructor(steps: number) {
    this.#left = steps;
  }

  step(): void {
    this.#left -= 1;
    if (this.#left < 0) throw new Killed();
  }

  /** The database as this process sees it. */
  database({ db, transaction }: Database): Pick<Database, "db" | "transaction"> {
    const plugin = {
      transformQuery: <Args extends { node: unknown }>({ node }: Args): Args["node"] => {
        this.step();
        return node;
      },
      transformResult: async <Args extends { result: unknown }>({
        result,
      }: Args): Promise<Args["result"]> => {
        this.step();
        return result;
      },
    };
    return {
      db: db.withPlugin(plugin as Parameters<typeof db.withPlugin>[0]),
      transaction: (work) =>
        transaction((tx) => work(tx.withPlugin(plugin as Parameters<typeof tx.withPlugin>[0]) as typeof tx)),
    };
  }
}

test(
  `a newsletter to ${READERS} whose server is killed ${KILLS} times reaches nobody twice, and its sums add up at any time`,
  async () => {
    const { database } = api;
    const writer = await api.addUser();
    const brandId = await addBrand(database.db, { name: "Loam", managers: [writer.id] });
    await addBrandPlan(database.db, brandId, null);
    const domains = Math.ceil(READERS / (DOMAIN_PER_MINUTE * 5));
    const readers = await addReaders(database.db, brandId, READERS, domains);
    const id = await addNewsletter(database.db, { brandId, writerId: writer.id });
    const received = new Map<string, number>();
    let clock = new Date("2026-11-02T10:00:00Z");
    let process = new Process(Number.POSITIVE_INFINITY);
    const mailer = {
      kind: "smtp" as const,
      async send({ to }: { to: string }) {
        process.step();
        received.set(to, (received.get(to) ?? 0) + 1);
        process.step();
      },
      close() {},
    };
    const run = () =>
      sendNewsletters({
        ...{ database: process.database(database), mailer, now: () => clock },
        ...{ publicUrl: "https://grow.example", secret: "a secret of the tests, long enough" },
      });
    const checkSums = async () => {
      const sums = await newsletterSums(database.db, id);
      expect(sums.cnt_audience).toBe(sums.cnt_sent + sums.cnt_failed + sums.cnt_omitted + sums.waiting);
      expect(sums.in_hours).toBe(sums.cnt_sent);
      return sums;
    };

    let kills = 0;
    // The first ones while the rows are made, the others spread over the sending.
    for (const steps of [3, 7, 12, 19, ...Array.from({ length: KILLS - 4 }, (_, kill) => 1200 + kill * 37)]) {
      process = new Process(steps);
      const outcome = await run().then(
        () => "done",
        (error: unknown) => error,
      );
      if (outcome !== "done") {
        expect(outcome).toBeInstanceOf(Killed);
        kills += 1;
      }
      await checkSums();
      // The claims of the dead process run out.
      clock = new Date(clock.getTime() + 11 * 60_000);
    }
    process = new Process(Number.POSITIVE_INFINITY);
    for (let minute = 0; minute < 60 && (await checkSums()).state !== "sent"; minute += 1) {
      await run();
      clock = new Date(clock.getTime() + 11 * 60_000);
    }

    expect(kills).toBe(KILLS);
    const sums = await checkSums();
    expect(sums).toMatchObject({ state: "sent", cnt_audience: READERS, waiting: 0, cnt_omitted: 0 });
    expect([...received.values()].filter((times) => times > 1)).toEqual([]);
    expect(readers.filter((address) => received.has(address))).toHaveLength(received.size);
    // What a dying process had claimed failed, whether or not its email was accepted: at most one in each lane.
    expect(sums.cnt_failed).toBeGreaterThan(0);
    expect(sums.cnt_failed).toBeLessThanOrEqual(4 * KILLS);
    expect(received.size).toBeGreaterThanOrEqual(sums.cnt_sent);
    expect(received.size).toBeLessThanOrEqual(sums.cnt_sent + sums.cnt_failed);
  },
  120_000 * patience,
);
