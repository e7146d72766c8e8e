import { type OperationId, operationTable } from "@grow/contract";
import { operationDocument } from "../../http/contract-document.ts";
import { exampleOf } from "../contract/sample-request.ts";
import { pathsOf, withAt } from "../contract/schema-paths.ts";

/** The headers and body of a request. */
export interface HostileParts {
  /** Names the request in failures. */
  readonly name: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly payload?: string | Buffer;
}

const LONG = "x".repeat(8000);

/** Sets of headers that the server, its framework or a proxy may read. What ends a request early stands alone. */
const HEADERS: readonly Readonly<Record<string, string>>[] = [
  { authorization: `Bearer ${LONG}` },
  { authorization: "Bearer ../../etc/passwd%00" },
  { "content-encoding": "gzip" },
  { expect: "a miracle" },
  { "idempotency-key": LONG },
  { "idempotency-key": "a\u00ffb'--" },
  { "x-guest": LONG },
  { "x-guest": "'; drop table users; --" },
  {
    accept: "*/*;q=\u00ff, , ;",
    "accept-encoding": "gzip;q=nan, br;q=-1, *;q=1e999",
    "accept-language": "de;q=,".repeat(1000),
    cookie: `token=${LONG}; __proto__=1; =; ;;`,
    "user-agent": "\u00ff'\"<script>".repeat(300),
  },
  {
    "accept-language": "__proto__",
    "if-match": "*",
    "if-modified-since": "Thu, 99 Foo 99999 99:99:99 GMT",
    "if-none-match": '"'.repeat(4000),
    range: `bytes=${"0-0,".repeat(1500)}`,
    "x-log-position": "-1e999",
  },
  {
    host: "evil.example:99999",
    "if-none-match": 'W/"0", '.repeat(800),
    origin: "null",
    range: "bytes=-0",
    referer: "javascript:alert(1)",
    "x-forwarded-for": "::ffff:999.1.1.1, ".repeat(300),
    "x-forwarded-host": "evil.example\\@grow.example",
    "x-forwarded-proto": "javascript",
    "x-http-method-override": "DELETE",
    "x-log-position": "FFFFFFFFFFFFFFFF/FFFFFFFFFFFFFFFF",
    "x-origin": "web:<script>",
  },
];

/** Hostile headers, each set to be added to a valid request. */
export const hostileHeaders: readonly HostileParts[] = HEADERS.map((headers) => ({
  name: JSON.stringify(headers).slice(0, 100),
  headers,
}));

/** Methods that no operation has. */
export const HOSTILE_METHODS = ["TRACE", "PROPFIND", "MKCOL", "SEARCH", "OPTIONS"] as const;

/** Years at the ends of what a date can be, with offsets that lead beyond, and days that no calendar has. */
const DATES = [
  "0000-01-01T00:00:00+14:00",
  "0000-01-01",
  "9999-12-31T23:59:59-14:00",
  "9999-12-31",
  "+275760-09-13T00:00:00.001Z",
  "-271821-04-20",
  "2026-02-30",
  "2026-12-31T23:59:60+00:00",
];

/** Bodies with a date at the end of time in each text. */
export function bodiesOfExtremeDates(id: OperationId): HostileParts[] {
  const { body } = operationDocument(id);
  if (body === null) return [];
  const example = exampleOf(body);
  return pathsOf(body, "string").flatMap((path) =>
    DATES.map((date) => ({
      name: `${path.join(".")} is ${date}`,
      headers: { "content-type": "application/json" },
      payload: JSON.stringify(withAt(example, path, date)),
    })),
  );
}

/** Queries with a date at the end of time in each parameter. */
export function queriesOfExtremeDates(id: OperationId): string[] {
  const { parameters } = operationDocument(id);
  return parameters
    .filter((parameter) => parameter.in === "query")
    .flatMap(({ name }) => DATES.map((date) => new URLSearchParams({ [name]: date }).toString()));
}

const json = { "content-type": "application/json" };
const multipart = { "content-type": "multipart/form-data; boundary=edge" };
const part = (name: string, text: string, more = "") =>
  `--edge\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n${text}\r\n`;

const BROKEN_JSON: readonly HostileParts[] = [
  { name: "deeply nested arrays", headers: json, payload: "[".repeat(60_000) },
  {
    name: "deeply nested objects",
    headers: json,
    payload: `${'{"a":'.repeat(20_000)}1${"}".repeat(20_000)}`,
  },
  { name: "a prototype", headers: json, payload: '{"__proto__":{"id":1},"constructor":{"prototype":{}}}' },
  { name: "a number beyond all", headers: json, payload: '{"id":1e999,"text":-1e999}' },
  { name: "an array", headers: json, payload: "[[],{},null]" },
  { name: "null", headers: json, payload: "null" },
  { name: "bytes that are no text", headers: json, payload: Buffer.from([0x22, 0xff, 0xfe, 0x22]) },
  {
    name: "an unknown charset",
    headers: { "content-type": "application/json; charset=nonsense" },
    payload: "{}",
  },
];

const BROKEN_FORMS: readonly HostileParts[] = [
  { name: "a form without a boundary", headers: { "content-type": "multipart/form-data" }, payload: "a" },
  { name: "a form with another boundary", headers: multipart, payload: "--other\r\n\r\na\r\n--other--\r\n" },
  { name: "a form that ends in a head", headers: multipart, payload: "--edge\r\ncontent-disp" },
  {
    name: "a form that ends in a part",
    headers: multipart,
    payload: part("file", "abc", '; filename="a.png"'),
  },
  { name: "a form without parts", headers: multipart, payload: "--edge--\r\n" },
  {
    name: "a form of thousands of parts",
    headers: multipart,
    payload: `${part("a", "b").repeat(4000)}--edge--\r\n`,
  },
  {
    name: "a file with a path for a name",
    headers: multipart,
    payload: `${part("file", "abc", '; filename="../../../../etc/passwd\u0000.png"')}--edge--\r\n`,
  },
  {
    name: "a field that is a prototype",
    headers: multipart,
    payload: `${part("__proto__", "1")}--edge--\r\n`,
  },
  { name: "JSON called a form", headers: multipart, payload: "{}" },
  {
    name: "fields of a form",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: "a=1",
  },
];

/** Bodies that no operation accepts; none where no body is read. */
export function brokenBodies(id: OperationId): readonly HostileParts[] {
  return operationTable[id].body === null ? [] : [...BROKEN_JSON, ...BROKEN_FORMS];
}
