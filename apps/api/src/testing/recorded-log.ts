import type { FastifyBaseLogger, FastifyInstance } from "fastify";

/** A line of the log, as an object. */
export type LogLine = Record<string, unknown>;

/** Records the warnings of a server that is not ready yet, such as the security log. */
export function recordWarnings(server: FastifyInstance): LogLine[] {
  const lines: LogLine[] = [];
  const ignore = () => undefined;
  const warn = (line: LogLine) => void lines.push(line);
  const log = { warn, info: ignore, error: ignore, debug: ignore } as unknown as FastifyBaseLogger;
  server.addHook("onRequest", async (request) => {
    request.log = log;
  });
  return lines;
}

/** The line of the security log about a sign-in from {@link ADDRESS}. */
export const signInLine = (event: "signed_in" | "sign_in_failed", user_id: number | null): LogLine => ({
  log: "security",
  event,
  user_id,
  address: "203.0.113.0/24",
  operation: undefined,
});

/** The address that requests of these tests come from. */
export const ADDRESS = "203.0.113.57";
