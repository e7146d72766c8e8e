import type { IncomingMessage } from "node:http";
import type { FastifyRequest } from "fastify";
import { MediaError } from "./media-error.ts";
import { type ReceivedFile, receiveFile } from "./receive-file.ts";

/** A form with one file. The caller discards the file when done. */
export interface UploadForm<File = ReceivedFile> {
  file: File;
  /** The other fields by name; the first of each name counts. */
  fields: ReadonlyMap<string, string>;
}

/** Decides by the fields of a form whether its file is wanted. */
export interface FieldCheck {
  /** The field without which nothing can be decided. */
  needs: string;
  run(fields: ReadonlyMap<string, string>): Promise<void>;
}

/** One file in the field `file`, a few short fields beside it. */
const LIMITS = { files: 1, fields: 10, fieldSize: 2000, fieldNameSize: 100, headerPairs: 50 };

/**
 * Reads a multipart form as it arrives. Whatever goes wrong, nothing of it stays on disk.
 *
 * @param folder where the file is kept until it is taken in
 * @param check looks at the fields and throws when the file is not wanted; asked before the file is read if
 *   the field it needs stands before it, and again at the end if more fields came
 * @throws MediaError those of {@link receiveFile}; `unsupported_type` when the body is no multipart form,
 *   `broken_upload` when it is malformed or the sender went away, `required` when the field `file` is missing
 */
export async function readUploadForm(
  request: FastifyRequest,
  folder: string,
  check: FieldCheck = { needs: "", run: async () => {} },
): Promise<UploadForm> {
  return await readForm(request, check, (content) => receiveFile(content, folder));
}

/** The same with a file of another kind: `receive` keeps it, and throws for what it does not take. */
export async function readForm<File extends { discard(): Promise<void> }>(
  request: FastifyRequest,
  check: FieldCheck,
  receive: (content: AsyncIterable<Uint8Array>) => Promise<File>,
): Promise<UploadForm<File>> {
  if (!request.isMultipart()) throw new MediaError("unsupported_type");
  const fields = new Map<string, string>();
  let checked = 0;
  let file: File | null = null;
  try {
    for await (const part of partsOf(request)) {
      if (part.type === "field") {
        if (!fields.has(part.fieldname)) fields.set(part.fieldname, String(part.value));
      } else if (part.fieldname === "file") {
        // Fields before the file usually say where it belongs: who may not put it there need not send it.
        if (fields.has(check.needs)) {
          await check.run(fields);
          checked = fields.size;
        }
        file = await receive(orBroken(part.file));
      } else {
        part.file.resume();
      }
    }
    if (!file) throw new MediaError("required");
    if (checked === 0 || fields.size > checked) await check.run(fields);
  } catch (error) {
    await file?.discard();
    passOver(request.raw);
    throw error;
  }
  return { file, fields };
}

/** As much of a refused body is still read, so that the sender sees the answer and not a reset connection. */
const PASSED_OVER_BYTES = 64 * 1024 * 1024;

function passOver(body: IncomingMessage): void {
  let left = PASSED_OVER_BYTES;
  body.unpipe();
  body.on("data", (chunk: Buffer) => {
    left -= chunk.byteLength;
    if (left < 0) body.destroy();
  });
  body.resume();
}

function partsOf(request: FastifyRequest) {
  try {
    return orBroken(request.parts({ limits: { ...LIMITS, fileSize: Number.POSITIVE_INFINITY } }));
  } catch {
    // A content type without its boundary cannot be parsed at all.
    throw new MediaError("broken_upload");
  }
}

/** What the parser or the connection stumbles over is the sender's broken form, whatever error it came as. */
async function* orBroken<Item>(source: AsyncIterable<Item>): AsyncGenerator<Item> {
  try {
    yield* source;
  } catch (error) {
    throw error instanceof MediaError ? error : new MediaError("broken_upload");
  }
}
