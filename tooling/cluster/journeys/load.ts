import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { type Client, dataOf } from "./client.ts";

/** Milliseconds between two requests of one user, because rate limits restrict each one. */
const PAUSE = 60;

/** Results of the load. */
export interface Report {
  /** Texts of acknowledged comments by id. */
  readonly acknowledged: ReadonlyMap<number, string>;
  /** Each failed request: status or error, and the request. */
  readonly failures: readonly string[];
  readonly answers: number;
}

/**
 * Has growers write comments and guests read pages while something else runs.
 *
 * @param diary - a diary's id and path
 * @param meanwhile - gets a function that waits until each user has got another response
 */
export async function underLoad(
  {
    growers,
    guests,
    diary,
  }: {
    growers: readonly Client[];
    guests: readonly Client[];
    diary: { readonly id: number; readonly link: string };
  },
  meanwhile: (everyoneAnswered: () => Promise<void>) => Promise<void>,
): Promise<Report> {
  const acknowledged = new Map<number, string>();
  const failures: string[] = [];
  const answered = new Map([...growers, ...guests].map((user) => [user, 0]));
  const waiting = new Set<() => void>();
  let answers = 0;
  let isOver = false;
  const everyoneAnswered = async () => {
    const before = new Map(answered);
    while ([...answered].some(([user, count]) => count === before.get(user))) {
      await new Promise<void>((resolve) => waiting.add(resolve));
    }
  };
  const note = (user: Client, asked: string, what: number | Error) => {
    answers++;
    answered.set(user, (answered.get(user) ?? 0) + 1);
    for (const look of waiting) look();
    waiting.clear();
    if (what instanceof Error) failures.push(`${what.message}: ${asked}`);
    else if (what >= 400) failures.push(`${what}: ${asked}`);
  };
  const writing = growers.map(async (grower) => {
    while (!isOver) {
      const text = `Said ${randomUUID()}`;
      try {
        const answer = await grower.send("POST", `/comments/diary/${diary.id}`, { text });
        note(grower, "a comment", answer.status);
        if (answer.status === 201) acknowledged.set(dataOf<{ id: number }>(answer).id, text);
      } catch (error) {
        note(grower, "a comment", error as Error);
      }
      await wait(PAUSE * growers.length);
    }
  });
  const reading = guests.map(async (guest, index) => {
    for (let turn = index; !isOver; turn++) {
      // Every other page is uncached.
      const path = turn % 2 === 0 ? diary.link : `/diaries?start=${(turn % 5) * 20}&n=${randomUUID()}`;
      try {
        note(guest, path, (await guest.get(path)).status);
      } catch (error) {
        note(guest, path, error as Error);
      }
      await wait(PAUSE);
    }
  });
  try {
    await meanwhile(everyoneAnswered);
  } finally {
    isOver = true;
    await Promise.all([...writing, ...reading]);
  }
  return { acknowledged, failures, answers };
}
