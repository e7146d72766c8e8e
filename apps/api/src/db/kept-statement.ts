import { createHash } from "node:crypto";
import { type RawBuilder, sql } from "kysely";
import { Client, type ClientConfig } from "pg";

const MARK = "/* kept */";

/**
 * Placed first in a statement, makes it a named prepared statement: parsing and planning take a third of the cost of a hot list or detail
 * query. Only for statements with a fixed text and a plan that does not depend on their values: it ruins searches.
 */
export const kept: RawBuilder<unknown> = sql.raw(MARK);

/** Names by text. There are only a few marked statements, so this stays small. */
const names = new Map<string, string>();

function nameOf(text: string): string {
  let name = names.get(text);
  if (name === undefined) {
    name = createHash("sha256").update(text).digest("base64url").slice(0, 24);
    names.set(text, name);
  }
  return name;
}

/** A client that sends statements marked as {@link kept} under a name, and all others unchanged. */
export class KeepingClient extends Client {
  constructor(config?: string | ClientConfig) {
    super(config);
    const send = this.query.bind(this) as (...given: unknown[]) => unknown;
    const sendKept = (text: unknown, values: unknown, ...rest: unknown[]) => {
      const isKept = typeof text === "string" && text.startsWith(MARK);
      return isKept ? send({ name: nameOf(text), text, values }, ...rest) : send(text, values, ...rest);
    };
    this.query = sendKept as typeof this.query;
  }
}
