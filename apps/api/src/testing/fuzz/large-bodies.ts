import { ApiError } from "../../errors/api-error.ts";
import type { JsonSchema } from "../../http/contract-document.ts";
import { exampleOf } from "../contract/sample-request.ts";
import { pathsOf, withAt } from "../contract/schema-paths.ts";

/** Numbers of items besides as many as the body has room for: all errors of the first are reported, of the others only one. */
const COUNTS = [450, 1_900, 10_000];

/** Smallest of each type: an array takes at most one or two of them. */
const ITEMS: readonly unknown[] = [1, "", null, [], {}];

/** Parts of long texts: letters, markup, what is removed, what shows nothing. */
const TEXTS = ["a", "-", "\u0e01", "<b>", "<p a='", "\u202e", "\u200b"];

/** Bytes of the largest JSON that the main thread parses; larger documents are parsed in a thread (`imports/read-document.ts`). */
export const MOST_PARSED_BYTES = 256 * 1024;

/** A value with one part that is as large as the body has room for. */
interface LargeBody {
  /** Names it in failures. */
  readonly name: string;
  readonly value: unknown;
  /** Items of its long array that were read so far. */
  readonly reads: () => number;
}

/** Bodies with many wrong items in each array of a schema. */
export function* bodiesOfLongArrays(schema: JsonSchema, bytes: number): Generator<LargeBody> {
  const example = exampleOf(schema);
  for (const path of pathsOf(schema, "array")) {
    for (const item of ITEMS) {
      const room = roomFor(item, bytes);
      for (const count of [...COUNTS.filter((some) => some < room), room]) {
        const { proxy, reads } = counted(itemsOf(item, count));
        const name = `${path.join(".")} with ${count} of ${JSON.stringify(item)}`;
        yield { name, value: withAt(example, path, proxy), reads };
      }
    }
  }
}

/** Bodies with a long text in each text of a schema. */
export function* bodiesOfLongTexts(schema: JsonSchema, bytes: number): Generator<LargeBody> {
  const example = exampleOf(schema);
  for (const path of pathsOf(schema, "string")) {
    for (const part of TEXTS) {
      const value = withAt(example, path, part.repeat(bytes / Buffer.byteLength(part)));
      yield { name: `${path.join(".")} full of ${part}`, value, reads: () => 0 };
    }
  }
}

/** A JSON object with more properties than any schema knows. */
export const bodyOfManyProperties = (): object =>
  Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`field${index}`, 1]));

/** Large JSON texts, each of as many bytes as the main thread parses. */
export const largeJsonTexts: readonly string[] = [
  ...["1,", "[],", "{},", '{"a":1},', '"",'].map(
    (item) => `[${item.repeat(MOST_PARSED_BYTES / item.length - 2)}1]`,
  ),
  "[".repeat(MOST_PARSED_BYTES / 2) + "]".repeat(MOST_PARSED_BYTES / 2),
];

/** The number of problems that a check reports. */
export function problemCount(check: () => void): number {
  try {
    check();
    return 0;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.problems.length;
  }
}

/** The array, and how many of its items were read. */
function counted(items: unknown[]): { proxy: unknown[]; reads: () => number } {
  let reads = 0;
  const proxy = new Proxy(items, {
    get(target, name, receiver) {
      if (typeof name === "string" && /^\d/.test(name)) reads += 1;
      return Reflect.get(target, name, receiver);
    },
  });
  return { proxy, reads: () => reads };
}

const itemsOf = (item: unknown, length: number): unknown[] => Array.from({ length }, () => item);

const roomFor = (item: unknown, bytes: number) => Math.floor(bytes / (JSON.stringify(item).length + 1));
