import { apiPrefix, type OperationId, type OperationRow, operationTable } from "@grow/contract";
import fc from "fast-check";
import { type JsonSchema, operationDocument, type Parameter } from "../../http/contract-document.ts";
import { exampleOf, named } from "../contract/sample-request.ts";
import { anything, anyWord, valuesOf } from "./schema-values.ts";

/** A request as sent. */
export interface WireRequest {
  readonly method: OperationRow["method"];
  /** With the api's prefix. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload?: string | Buffer;
}

type Entries = readonly (readonly [name: string, value: unknown])[];

/** Requests of an operation: most match the contract, some violate it in one place, some are nonsense. */
export function requestsOf(id: OperationId): fc.Arbitrary<WireRequest> {
  const { method, path, body } = operationTable[id] as OperationRow;
  const { parameters, body: schema, form } = operationDocument(id);
  const inPath = parameters.filter((one) => one.in === "path");
  const inQuery = parameters.filter((one) => one.in === "query");
  const payloads: fc.Arbitrary<Sent> = form
    ? forms(form)
    : body === "json" && schema
      ? bodies(schema)
      : fc.constant({});
  return fc
    .tuple(entries(inPath, false), entries(inQuery, true), payloads, headers(method))
    .map(([params, query, sent, head]) => ({
      method,
      url: apiPrefix + address(path, params) + search(query),
      ...sent,
      headers: { ...head, ...sent.headers },
    }));
}

/** Values of parameters; sometimes an invalid one, and in a query sometimes none or several. */
function entries(parameters: readonly Parameter[], isFree: boolean): fc.Arbitrary<Entries> {
  const each = parameters.map(({ name, schema, required }) => {
    const known = likely(schema);
    const right =
      known === null ? valuesOf(schema) : fc.oneof(valuesOf(schema), { weight: 2, arbitrary: known });
    const value = fc.oneof({ weight: 12, arbitrary: right }, { weight: 1, arbitrary: anyWord });
    const pair = value.map((one): Entries => [[name, one]]);
    if (!isFree) return pair;
    const twice = fc.tuple(value, value).map(
      ([one, two]): Entries => [
        [name, one],
        [name, two],
      ],
    );
    return fc.oneof(
      { weight: 8, arbitrary: pair },
      { weight: required ? 1 : 8, arbitrary: fc.constant<Entries>([]) },
      twice,
    );
  });
  const unknown = fc.tuple(anyWord, anyWord).map((pair): Entries => [pair]);
  const extra = isFree ? [fc.oneof({ weight: 12, arbitrary: fc.constant<Entries>([]) }, unknown)] : [];
  return fc.tuple(...each, ...extra).map((all) => all.flat());
}

/** Ids and names of existing things where possible; null where only the schema knows valid values. */
function likely(schema: JsonSchema): fc.Arbitrary<unknown> | null {
  const { type, enum: words, format } = named(schema);
  const types = [type].flat();
  const id = fc.integer({ min: 1, max: 8 });
  if (words !== undefined || format !== undefined) return null;
  if (types.includes("string")) return fc.oneof(id, fc.constantFrom(...KNOWN_NAMES));
  return types.includes("integer") ? id : null;
}

const KNOWN_NAMES = ["keeper", "author", "1-night-plum", "loam", "night-plum", "plum"];

function address(path: string, params: Entries): string {
  const values = Object.fromEntries(params);
  return path.replace(/\{(\w+)\}/g, (_whole, name: string) => encoded(values[name]));
}

function search(query: Entries): string {
  const words = query.flatMap(([name, value]) =>
    [value].flat().map((one) => `${encoded(name)}=${encoded(one)}`),
  );
  return words.length === 0 ? "" : `?${words.join("&")}`;
}

/** Percent-encodes, with lone surrogates replaced. */
function encoded(value: unknown): string {
  return encodeURIComponent(String(value).replace(/\p{Surrogate}/gu, "\ufffd"));
}

type Sent = { readonly payload?: string | Buffer; readonly headers?: Readonly<Record<string, string>> };

const JSON_TYPE = { "content-type": "application/json" };

function bodies(schema: JsonSchema): fc.Arbitrary<Sent> {
  const right = fc.oneof({ weight: 4, arbitrary: valuesOf(schema) }, fc.constant(exampleOf(schema)));
  const spoiled = fc.tuple(right, fc.nat(), anything, fc.constantFrom("put", "drop", "add")).map(spoil);
  const json = fc
    .oneof(
      { weight: 6, arbitrary: right },
      { weight: 3, arbitrary: spoiled },
      { weight: 1, arbitrary: anything },
    )
    .map((value): Sent => ({ payload: JSON.stringify(value), headers: JSON_TYPE }));
  const broken = fc
    .tuple(
      fc.string({ maxLength: 20 }),
      fc.constantFrom("application/json", "text/plain", "application/xml", "x"),
    )
    .map(([payload, type]): Sent => ({ payload, headers: { "content-type": type } }));
  return fc.oneof({ weight: 20, arbitrary: json }, broken, fc.constant<Sent>({}));
}

/** Replaces, removes or adds one thing in a value. */
function spoil([value, at, junk, how]: [unknown, number, unknown, string]): unknown {
  const copy: unknown = structuredClone(value);
  const places: [object, string][] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    for (const [key, part] of Object.entries(node)) {
      places.push([node, key]);
      visit(part);
    }
  };
  visit(copy);
  const place = places[at % Math.max(1, places.length)];
  if (place === undefined) return junk;
  const [node, key] = place;
  if (how === "drop") Reflect.deleteProperty(node, key);
  else Reflect.set(node, how === "add" ? `${key}_` : key, junk);
  return copy;
}

const BOUNDARY = "the-edge-of-a-part";

/** Forms with fields and a file that is, or claims to be, a picture. */
function forms({ properties }: JsonSchema): fc.Arbitrary<Sent> {
  const names = typeof properties === "object" && properties !== null ? Object.keys(properties) : [];
  const values = names
    .filter((name) => name !== "file")
    .map((name) =>
      fc
        .option(fc.oneof({ weight: 4, arbitrary: fc.integer({ min: 1, max: 8 }).map(String) }, anyWord), {
          freq: 8,
        })
        .map((value) => ({ name, value })),
    );
  const file = fc.option(
    fc.oneof(
      fc.constant(PIXEL),
      fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes)),
    ),
    { freq: 8 },
  );
  return fc.tuple(fc.tuple(...values), file).map(([fields, bytes]): Sent => {
    const parts = fields
      .filter(({ value }) => value !== null)
      .map(({ name, value }) =>
        Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
      );
    if (bytes !== null) {
      parts.push(
        Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n`),
        bytes,
        Buffer.from("\r\n"),
      );
    }
    return {
      payload: Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]),
      headers: { "content-type": `multipart/form-data; boundary=${BOUNDARY}` },
    };
  });
}

/** A picture of one pixel. */
const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** Headers that an operation reads, valid and invalid. */
function headers(method: string): fc.Arbitrary<Readonly<Record<string, string>>> {
  const language = fc.constantFrom("de", "ru-RU,ru;q=0.9", "en-tr", "xx", "*;q=x", "");
  const key =
    method === "POST"
      ? fc.constantFrom("key-00001", "key-00002", "short", "k".repeat(101))
      : fc.constant(null);
  return fc.record({ language: fc.option(language), key: fc.option(key) }).map((given) => ({
    ...(given.language === null ? {} : { "accept-language": given.language }),
    ...(given.key === null ? {} : { "idempotency-key": given.key }),
  }));
}
