/** What Node and the server say of a connection that could not be made or was cut, and of a query that recovery had to cancel. */
const CODES = /^(?:ECONN|EPIPE|ENOENT|ENOTFOUND|EHOST|ENET|ETIMEDOUT|EAI_|08|57P0[123]|40001)/;
const WORDS = /connection terminated|timeout exceeded when trying to connect|connection timeout/i;

/** Whether a query failed because of the server it was sent to, so that another one may well answer it. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ("code" in error && typeof error.code === "string" && CODES.test(error.code)) return true;
  return WORDS.test(error.message);
}
