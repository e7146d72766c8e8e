import { apiPrefix, type OperationId, operationTable } from "@grow/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import { errorEnvelope } from "../errors/api-error.ts";
import { requestChecks } from "./checks.ts";

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
type Method = (typeof METHODS)[number];

/** The operations at one path of the contract. */
interface Address {
  readonly path: string;
  readonly segments: readonly string[];
  readonly ids: OperationId[];
}

const addresses = new Map<string, Address>();
for (const id of Object.keys(operationTable) as OperationId[]) {
  const { path } = operationTable[id];
  const address = addresses.get(path) ?? { path, segments: segmentsOf(path), ids: [] };
  addresses.set(path, address);
  address.ids.push(id);
}

/**
 * Responds to requests without an operation: 405 if the path has other methods, else 404. Computed per request, because routes for the
 * other methods of all paths took a fifth of each start.
 */
export function sendNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const ids = operationsAt(request);
  if (ids.length === 0) return reply.code(404).send(errorEnvelope([{ code: "not_found" }]));
  const methods: string[] = ids.map((id) => operationTable[id].method);
  const allow = [...(methods.includes("GET") ? ["HEAD"] : []), ...methods].sort().join(", ");
  return reply
    .code(405)
    .header("allow", allow)
    .send(errorEnvelope([{ code: "method_not_allowed" }]));
}

/** The operations of a path that has none for the request's method. */
function operationsAt({ method, url }: FastifyRequest): readonly OperationId[] {
  const [path = ""] = url.split("?");
  if (!path.startsWith(`${apiPrefix}/`) || !isOneOf(METHODS, method === "HEAD" ? "GET" : method)) return [];
  const asked = segmentsOf(path.slice(apiPrefix.length));
  const fitting = [...addresses.values()].filter(({ segments }) => isFitting(segments, asked));
  const [address] = fitting.sort((one, other) => byWords(one.segments, other.segments));
  const [first] = address?.ids ?? [];
  if (address === undefined || first === undefined) return [];
  const params = address.segments.flatMap((segment, index) =>
    isParameter(segment) ? [[segment.slice(1, -1), decodeURIComponent(asked[index] ?? "")]] : [],
  );
  // A malformed path is 404 for any method: `/{page}` would otherwise match every word.
  requestChecks(first).params(Object.fromEntries(params));
  return address.ids;
}

/**
 * Paths that another path with a parameter also matches: `PUT /diaries/counts` is not an update of a diary with that name.
 */
export function claimedAddresses(): { path: string; method: Method }[] {
  return [...addresses.values()].flatMap(({ path, segments, ids }) => {
    const claiming = [...addresses.values()].filter(
      (other) => other.path !== path && isFitting(other.segments, segments),
    );
    const theirs = claiming.flatMap((other) => other.ids.map((id) => operationTable[id].method));
    const mine = new Set(ids.map((id) => operationTable[id].method));
    return METHODS.filter((method) => theirs.includes(method) && !mine.has(method)).map((method) => ({
      path,
      method,
    }));
  });
}

function segmentsOf(path: string): string[] {
  return path.slice(1).split("/");
}

function isParameter(segment: string): boolean {
  return segment.startsWith("{");
}

function isFitting(segments: readonly string[], asked: readonly string[]): boolean {
  return (
    segments.length === asked.length &&
    segments.every(
      (segment, index) => segment === asked[index] || (isParameter(segment) && asked[index] !== ""),
    )
  );
}

/** Of two that fit, the one whose first differing segment is a word comes first, as the router has it. */
function byWords(one: readonly string[], other: readonly string[]): number {
  const at = one.findIndex((segment, index) => isParameter(segment) !== isParameter(other[index] ?? ""));
  if (at < 0) return 0;
  return isParameter(one[at] ?? "") ? 1 : -1;
}

function isOneOf<T extends string>(list: readonly T[], word: string): word is T {
  return list.some((one) => one === word);
}
