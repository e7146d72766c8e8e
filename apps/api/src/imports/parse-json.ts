import { convertLineBreaks } from "../http/line-feeds.ts";
import { MediaError } from "../media/media-error.ts";
import { hasFewValues } from "./has-few-values.ts";

/** Drops the byte order mark, with which some editors begin a file. */
const decoder = new TextDecoder();

/**
 * Parses a JSON file in UTF-8, and converts the line breaks of its texts to line feeds.
 *
 * @throws MediaError `wrong_format` for broken JSON, and for more than so many values
 */
export function parseJson(bytes: Uint8Array, maxValues: number): unknown {
  if (!hasFewValues(bytes, maxValues)) throw new MediaError("wrong_format");
  try {
    const json = decoder.decode(bytes);
    return convertLineBreaks(JSON.parse(json), json);
  } catch {
    throw new MediaError("wrong_format");
  }
}
