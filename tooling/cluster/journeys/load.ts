import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { type Client, dataOf } from "./client.ts";

/** Milliseconds between two requests of one user. */
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
  meanwhile: () => Promise<void>,
): Promise<Report> {
  const acknowledged = new Map<number, string>();
  const failures: string[] = [];
  let answers = 0;
  let isOver = false;
  const note = (asked: string, what: number | Error) => {
    answers++;
    if (what instanceof Error) failures.push(`${what.message}: ${asked}`);
    else if (what >= 400) failures.push(`${what}: ${asked}`);
  };
  const writing = growers.map(async (grower) => {
    while (!isOver) {
      const text = `Said ${randomUUID()}`;
      try {
        const answer = await grower.send("POST", `/comments/diary/${diary.id}`, { text });
        note("a comment", answer.status);
        if (answer.status === 201) acknowledged.set(dataOf<{ id: number }>(answer).id, text);
      } catch (error) {
        note("a comment", error as Error);
      }
      await wait(PAUSE * growers.length);
    }
  });
  const reading = guests.map(async (guest, index) => {
    for (let turn = index; !isOver; turn++) {
      // Every other page is uncached.
      const path = turn % 2 === 0 ? diary.link : `/diaries?start=${(turn % 5) * 20}&n=${randomUUID()}`;
      try {
        note(path, (await guest.get(path)).status);
      } catch (error) {
        note(path, error as Error);
      }
      await wait(PAUSE);
    }
  });
  try {
    await meanwhile();
  } finally {
    isOver = true;
    await Promise.all([...writing, ...reading]);
  }
  return { acknowledged, failures, answers };
}
