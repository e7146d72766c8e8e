import type { IncomingMessage } from "node:http";
import { withLineFeeds } from "@grow/domain";
import { showsNothing, withoutDirection } from "@grow/server-kit/visible-text.ts";
import type { FastifyRequest } from "fastify";
import { invalid } from "../errors/api-error.ts";
import { MediaError } from "./media-error.ts";
import { type ReceivedFile, receiveFile } from "./receive-file.ts";

/** A form with one file. The caller discards the file when done. */
export interface UploadForm<File = ReceivedFile> {
  file: File;
  /** The other fields by name; the first of each name counts. */
  fields: ReadonlyMap<string, string>;
}

/** Decides by the fields of a form whether to accept its file. */
export interface FieldCheck {
  /** The field required for the decision. */
  needs: string;
  run(fields: ReadonlyMap<string, string>): Promise<void>;
}

/** One file in the field `file`, and a few short fields. */
const LIMITS = { files: 1, fields: 10, fieldSize: 2000, fieldNameSize: 100, headerPairs: 50 };

/**
 * Reads a multipart form as it arrives. On any failure, nothing of it stays on disk.
 *
 * @param folder temporary folder of the file
 * @param check inspects the fields and throws to reject the file; called before the file is read if the field it needs precedes it, and
 *   again at the end if more fields arrived
 * @throws MediaError those of {@link receiveFile}; `unsupported_type` when the body is no multipart form, `broken_upload` when it is malformed
 *   or the client disconnected, `required` when the field `file` is missing
 * @throws ApiError 422 when a field shows nothing
 */
export async function readUploadForm(
  request: FastifyRequest,
  folder: string,
  check: FieldCheck = { needs: "", run: async () => {} },
): Promise<UploadForm> {
  return await readForm(request, check, (content) => receiveFile(content, folder));
}

/** The same for other kinds of files: `receive` stores the file, and throws to reject it. */
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
        if (!fields.has(part.fieldname)) fields.set(part.fieldname, visibleField(part));
      } else if (part.fieldname === "file") {
        // Fields before the file usually identify its target, so an unauthorised client need not send the file.
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

/** The text of a field under the same rules as the texts of a JSON body. */
function visibleField({ fieldname, value }: { fieldname: string; value: unknown }): string {
  const text = withLineFeeds(String(value));
  if (showsNothing(text)) throw invalid([{ code: "required", field: fieldname }]);
  return withoutDirection(text);
}

/** Bytes of a rejected body that are still read, so that the client sees the response instead of a connection reset. */
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

/** Any error of the parser or the connection counts as a malformed form. */
async function* orBroken<Item>(source: AsyncIterable<Item>): AsyncGenerator<Item> {
  try {
    yield* source;
  } catch (error) {
    throw error instanceof MediaError ? error : new MediaError("broken_upload");
  }
}
