/** Error codes of Node and PostgreSQL for lost or failed connections, and for queries cancelled by recovery. */
const CODES = /^(?:ECONN|EPIPE|ENOENT|ENOTFOUND|EHOST|ENET|ETIMEDOUT|EAI_|08|57P0[123]|40001)/;
const WORDS = /connection terminated|timeout exceeded when trying to connect|connection timeout/i;

/** Whether a query failed because of its server, so that another one may succeed. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ("code" in error && typeof error.code === "string" && CODES.test(error.code)) return true;
  return WORDS.test(error.message);
}
