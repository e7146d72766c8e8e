import type { ClientMessage } from "./message-reader.ts";
import type { SessionStatement, SharedStatements } from "./shared-statements.ts";

const STATEMENT = 0x53;
/** Type of the response to a successful Parse. */
const PARSE_COMPLETE = 0x31;

/**
 * The names of a connection's prepared statements. All connections share one session, in which equal names would collide and equal
 * statements would be planned several times.
 */
export class StatementNames {
  readonly #shared: SharedStatements;
  readonly #prepared = new Map<string, SessionStatement>();
  /** Statement that the first message of the running batch prepares. */
  #first: SessionStatement | null = null;

  constructor(shared: SharedStatements) {
    this.#shared = shared;
  }

  get isEmpty(): boolean {
    return this.#prepared.size === 0;
  }

  /** A batch with its names replaced by those of the session. Call it when the connection has the session. */
  rename(batch: readonly ClientMessage[]): Buffer[] {
    this.#first = null;
    return batch.map((message, index) => this.#renameOne(message, index === 0));
  }

  /** Call with the first byte of the response to the batch: a statement that was prepared is shared. */
  settle(firstByte: number | undefined): void {
    if (this.#first !== null && firstByte === PARSE_COMPLETE) this.#shared.offer(this.#first);
    this.#first = null;
  }

  /**
   * Ends the use of all statements.
   *
   * @returns names in the session that no other connection uses
   */
  release(): string[] {
    const statements = [...this.#prepared.values()];
    this.#prepared.clear();
    return statements.filter((one) => this.#shared.leave(one, this)).map(({ name }) => name);
  }

  #renameOne(message: ClientMessage, isFirst: boolean): Buffer {
    const { type, bytes } = message;
    const body = bytes.subarray(5);
    switch (type) {
      case "P":
        return this.#parse(message, isFirst);
      case "B": {
        const [portal, afterPortal] = cutText(body);
        const [name, rest] = cutText(afterPortal);
        return name === "" ? bytes : write(type, [text(portal), text(this.#nameOf(name)), rest]);
      }
      case "D":
      case "C": {
        if (body[0] !== STATEMENT) return bytes;
        const [name] = cutText(body.subarray(1));
        if (name === "") return bytes;
        const renamed = type === "C" ? this.#close(name) : this.#nameOf(name);
        return write(type, [Buffer.from([STATEMENT]), text(renamed)]);
      }
      default:
        return bytes;
    }
  }

  #parse({ type, bytes }: ClientMessage, isFirst: boolean): Buffer {
    const [name, rest] = cutText(bytes.subarray(5));
    if (name === "") return bytes;
    const key = rest.toString("latin1");
    const known = this.#prepared.get(name);
    // The session rejects a name that is taken.
    if (known !== undefined) return write(type, [text(known.name), rest]);
    const found = this.#shared.find(key);
    const statement = found ?? this.#shared.create(key);
    statement.users.add(this);
    this.#prepared.set(name, statement);
    // An empty statement without a name is prepared in its place, which the session answers in the same way.
    if (found !== undefined) return write(type, [text(""), text(""), Buffer.alloc(2)]);
    if (isFirst) this.#first = statement;
    return write(type, [text(statement.name), rest]);
  }

  /** The name to close: none while others use the statement. */
  #close(name: string): string {
    const statement = this.#prepared.get(name);
    if (statement === undefined) return name;
    this.#prepared.delete(name);
    return this.#shared.leave(statement, this) ? statement.name : "";
  }

  /** The session rejects the name of a statement that the connection has not prepared. */
  #nameOf(name: string): string {
    return this.#prepared.get(name)?.name ?? `unknown_${name}`;
  }
}

function cutText(buffer: Buffer): [text: string, rest: Buffer] {
  const end = buffer.indexOf(0);
  return end < 0 ? ["", buffer] : [buffer.toString("utf8", 0, end), buffer.subarray(end + 1)];
}

function text(value: string): Buffer {
  return Buffer.from(`${value}\0`);
}

function write(type: string, parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const header = Buffer.alloc(5);
  header.write(type, 0, "latin1");
  header.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([header, body]);
}
