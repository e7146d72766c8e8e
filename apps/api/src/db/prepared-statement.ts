import { createHash } from "node:crypto";
import { type RawBuilder, sql } from "kysely";
import { Client, type ClientConfig } from "pg";

const MARK = "/* prepared */";

/**
 * Placed first in a statement, makes it a named prepared statement: parsing and planning take a third of the cost of a hot list or detail
 * query. Only for statements with a fixed text and a plan that does not depend on their values: it ruins searches.
 */
export const prepared: RawBuilder<unknown> = sql.raw(MARK);

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

/** A client that sends statements marked with {@link prepared} under a name, and all others unchanged. */
export class PreparedStatementClient extends Client {
  constructor(config?: string | ClientConfig) {
    super(config);
    const send = this.query.bind(this) as (...given: unknown[]) => unknown;
    const sendPrepared = (text: unknown, values: unknown, ...rest: unknown[]) => {
      const isPrepared = typeof text === "string" && text.startsWith(MARK);
      return isPrepared ? send({ name: nameOf(text), text, values }, ...rest) : send(text, values, ...rest);
    };
    this.query = sendPrepared as typeof this.query;
  }
}
