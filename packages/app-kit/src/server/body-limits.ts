import { apiPrefix, operationTable } from "@grow/contract";

/** Largest form that a page accepts, in bytes. */
export const FORM_LIMIT = 1024 * 1024;

interface Limit {
  method: string;
  pattern: RegExp;
  bytes: number;
}

const operations = Object.values(operationTable);
/** Largest body of most requests, in bytes; only uploads may be larger. */
export const USUAL_LIMIT = Math.min(...operations.map((operation) => operation.bodyLimit));
const larger: Limit[] = operations
  .filter((operation) => operation.bodyLimit > USUAL_LIMIT)
  .map((operation) => ({
    method: operation.method,
    pattern: new RegExp(`^${apiPrefix}${operation.path.replace(/\{\w+\}/g, "[^/]+")}$`),
    bytes: operation.bodyLimit,
  }));

/** Largest body of an api request, in bytes, from the contract. */
export function bodyLimit(method: string, path: string): number {
  return larger.find((limit) => limit.method === method && limit.pattern.test(path))?.bytes ?? USUAL_LIMIT;
}
