import { once } from "node:events";
import type { Worker } from "node:worker_threads";
import type { Schema } from "@grow/contract";
import { invalid, type Problem, unavailable } from "../errors/api-error.ts";
import { MediaError, type MediaRefusal } from "../media/media-error.ts";
import { createWorkQueue } from "../media/work-queue.ts";
import { openThread } from "../threads/open-thread.ts";
import { parseDocument } from "./parse-document.ts";

/** The result of the thread. */
export type ParsedDocument =
  | { readonly document: Schema<"DiaryExport"> }
  | { readonly code: MediaRefusal }
  | { readonly problems: readonly Problem[] };

/** A document that is loaded when its turn comes. */
export interface UnreadDocument {
  /** Bytes. */
  readonly size: number;
  load(): Promise<Uint8Array>;
}

/** Bytes of a document that are read at once in the main thread: sooner done than a thread is started. */
const SMALL_BYTES = 64 * 1024;

/** Milliseconds for which a thread waits for the next document. */
const IDLE_MS = 30_000;

const THREAD = { source: new URL("./document-worker.ts", import.meta.url), built: "document-worker.mjs" };

/** One document at a time: each takes up to a second of a core and a few hundred megabytes. */
const queue = createWorkQueue(1);

/** Requests that wait for the thread; more are rejected. */
const MOST_WAITING = 10;
let waiting = 0;
let thread: Worker | null = null;
let idle: NodeJS.Timeout | undefined;

/**
 * Reads diary.json. Large ones are parsed and checked in a thread, because 20 MiB of brackets take seconds.
 *
 * @param turn - `now` for a request, `later` for a job, which waits until no request does
 * @param parse - parses small documents in this thread
 * @throws MediaError `wrong_format` for invalid JSON
 * @throws ApiError 422 for another document; 503 when too many requests wait for the thread
 */
export async function readDocument(
  document: UnreadDocument,
  turn: "now" | "later",
  parse: typeof parseDocument = parseDocument,
): Promise<Schema<"DiaryExport">> {
  if (document.size <= SMALL_BYTES) return parse(await document.load());
  const parsed = await inTurn(turn, async () => await readInThread(await document.load()));
  if ("code" in parsed) throw new MediaError(parsed.code);
  if ("problems" in parsed) throw invalid(parsed.problems);
  return parsed.document;
}

async function inTurn<Result>(turn: "now" | "later", work: () => Promise<Result>): Promise<Result> {
  if (turn === "later") return await queue.later(work);
  if (waiting >= MOST_WAITING) throw unavailable(MOST_WAITING);
  waiting += 1;
  try {
    return await queue.now(work);
  } finally {
    waiting -= 1;
  }
}

async function readInThread(bytes: Uint8Array): Promise<ParsedDocument> {
  clearTimeout(idle);
  const worker = thread ?? openThread(THREAD);
  thread = worker;
  // A server that stops does not wait for an idle thread.
  worker.ref();
  const listening = new AbortController();
  const { signal } = listening;
  try {
    const answer = once(worker, "message", { signal }).then(([parsed]: ParsedDocument[]) => parsed);
    // Rejects with the error of the thread, if there was one.
    const ended = once(worker, "exit", { signal }).then(() => undefined);
    ended.catch(() => {});
    worker.postMessage(bytes);
    const parsed = await Promise.race([answer, ended]);
    if (parsed === undefined) throw new Error("The thread that reads imports ended.");
    worker.unref();
    idle = setTimeout(end, IDLE_MS, worker).unref();
    return parsed;
  } catch (error) {
    end(worker);
    throw error;
  } finally {
    listening.abort();
  }
}

function end(worker: Worker): void {
  if (thread === worker) thread = null;
  void worker.terminate();
}
