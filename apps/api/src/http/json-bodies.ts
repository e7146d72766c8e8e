import type { FastifyInstance } from "fastify";
import { convertLineBreaks } from "./line-feeds.ts";

/** Parses JSON bodies like Fastify does, and converts the line breaks of their texts to line feeds. */
export function parseJsonBodies(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser("error", "error");
  server.addContentTypeParser<string>(
    "application/json",
    { parseAs: "string" },
    (request, json, done) =>
      void parse(request, json, (error, value) =>
        error ? done(error) : done(null, convertLineBreaks(value, json)),
      ),
  );
}
