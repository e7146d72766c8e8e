import type { FastifyServerOptions } from "fastify";

/** Begins only where no sign of an address stands before it: a long word without "@" would be read again from each of its letters. */
const MAIL_ADDRESS = /(?<![^\s@<>"'()=,:;])[^\s@<>"'()=,:;]+@[^\s@<>"'()=,:;]+\.[^\s@<>"'()=,:;]+/g;
const BEARER = /bearer\s+\S+/gi;

/** The text without mail addresses and tokens. */
export function withoutSecrets(text: string): string {
  return text.replace(BEARER, "Bearer …").replace(MAIL_ADDRESS, "…@…");
}

/**
 * Settings of the log: one JSON line per request, without private data. It omits query strings, because links of emails carry tokens there,
 * and the details of database errors, because they repeat values.
 */
export function privateLog(level: string): NonNullable<FastifyServerOptions["logger"]> {
  return {
    level,
    hooks: {
      logMethod(given, method) {
        // An error alone would also become the message of its line.
        const [first, ...rest] = given.map((part) =>
          typeof part === "string" ? withoutSecrets(part) : part,
        );
        const parts =
          first instanceof Error
            ? [{ err: first }, ...(rest.length > 0 ? rest : [first.name])]
            : [first, ...rest];
        method.apply(this, parts as Parameters<typeof method>);
      },
    },
    serializers: {
      req: (request) => ({ method: request.method, path: request.url?.split("?", 1)[0] }),
      res: (reply) => ({ status: reply.statusCode }),
      err: (error) => ({
        type: error.name,
        message: withoutSecrets(error.message),
        stack: withoutSecrets(error.stack ?? ""),
        ...("code" in error ? { code: String(error.code) } : {}),
        ...("constraint" in error ? { constraint: String(error.constraint) } : {}),
      }),
    },
  };
}
