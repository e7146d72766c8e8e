import type { ClientMessage } from "./message-reader.ts";

const STATEMENT = 0x53;

/**
 * Makes the names of a connection's prepared statements unique, because all connections share one session, in which names would
 * collide.
 */
export class StatementNames {
  readonly #prefix: string;
  readonly #prepared = new Set<string>();

  constructor(connection: number) {
    this.#prefix = `c${connection}_`;
  }

  /** Names of this connection in the shared session. */
  get prepared(): readonly string[] {
    return [...this.#prepared];
  }

  /** The message with its name replaced; other messages unchanged. */
  rename({ type, bytes }: ClientMessage): Buffer {
    const body = bytes.subarray(5);
    switch (type) {
      case "P": {
        const [name, rest] = cutText(body);
        if (name === "") return bytes;
        this.#prepared.add(this.#prefix + name);
        return message(type, [text(this.#prefix + name), rest]);
      }
      case "B": {
        const [portal, afterPortal] = cutText(body);
        const [name, rest] = cutText(afterPortal);
        return name === "" ? bytes : message(type, [text(portal), text(this.#prefix + name), rest]);
      }
      case "D":
      case "C": {
        if (body[0] !== STATEMENT) return bytes;
        const [name] = cutText(body.subarray(1));
        if (name === "") return bytes;
        if (type === "C") this.#prepared.delete(this.#prefix + name);
        return message(type, [Buffer.from([STATEMENT]), text(this.#prefix + name)]);
      }
      default:
        return bytes;
    }
  }
}

function cutText(buffer: Buffer): [text: string, rest: Buffer] {
  const end = buffer.indexOf(0);
  return end < 0 ? ["", buffer] : [buffer.toString("utf8", 0, end), buffer.subarray(end + 1)];
}

function text(value: string): Buffer {
  return Buffer.from(`${value}\0`);
}

function message(type: string, parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const header = Buffer.alloc(5);
  header.write(type, 0, "latin1");
  header.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([header, body]);
}
