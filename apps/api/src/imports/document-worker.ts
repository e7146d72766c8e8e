import { parentPort } from "node:worker_threads";
import { ApiError } from "../errors/api-error.ts";
import { MediaError } from "../media/media-error.ts";
import { parseDocument } from "./parse-document.ts";
import type { ParsedDocument } from "./read-document.ts";

/** Reads imported documents one by one, so that the largest never blocks the main thread's requests. */
const port = parentPort;
if (port === null) throw new Error("Imported documents are read in a worker thread.");

port.on("message", (bytes: Uint8Array) => port.postMessage(parsed(bytes)));

function parsed(bytes: Uint8Array): ParsedDocument {
  try {
    return { document: parseDocument(bytes) };
  } catch (error) {
    if (error instanceof MediaError) return { code: error.code };
    if (error instanceof ApiError) return { problems: error.problems };
    throw error;
  }
}
