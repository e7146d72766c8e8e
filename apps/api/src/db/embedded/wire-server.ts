import { createServer, type Server, type Socket } from "node:net";
import type { PGlite } from "@electric-sql/pglite";
import { type ClientMessage, MessageReader } from "./message-reader.ts";
import { SessionTurns } from "./session-turns.ts";
import { SharedStatements } from "./shared-statements.ts";
import { StatementNames } from "./statement-names.ts";

/** Codes of start-up packets that request something other than a session. */
const ENCRYPTION_REQUEST = 80877103;
const GSS_REQUEST = 80877104;
const CANCEL_REQUEST = 80877102;

/** `ReadyForQuery` outside a transaction: a response that ends like this has released the session. */
const READY_IDLE = Buffer.from([0x5a, 0, 0, 0, 5, 0x49]);

/** Milliseconds a client may be silent within a transaction, during which all others wait. */
const SILENCE_IN_TRANSACTION = 60_000;

export interface WireServer {
  readonly server: Server;
  /** Runs a statement of our own between those of the clients. */
  run(sql: string): Promise<void>;
  /** Accepts no more clients, lets running statements finish, and disconnects. */
  close(): Promise<void>;
}

export interface WireServerOptions {
  /** Path of the unix socket, at most 107 characters. */
  readonly path: string;
  /** Milliseconds of silence after which a client with an open transaction is disconnected. */
  readonly silenceInTransaction?: number;
}

/**
 * Serves an embedded database, which has one session, to many clients of PostgreSQL's protocol. A client's messages run in batches that
 * end with Sync (or a simple query), and an open transaction keeps the session. A client that disconnects or stays silent in a
 * transaction is rolled back. Shared by all clients: SET, advisory locks, temporary tables, LISTEN.
 */
export async function serveWire(
  db: PGlite,
  { path, silenceInTransaction = SILENCE_IN_TRANSACTION }: WireServerOptions,
): Promise<WireServer> {
  const turns = new SessionTurns<object>();
  const clients = new Set<Client>();
  const statements = new SharedStatements();

  const server = createServer((socket) => {
    const client = new Client(db, turns, socket, statements, silenceInTransaction);
    clients.add(client);
    socket.once("close", () => clients.delete(client));
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(path, resolve);
  });

  return {
    server,
    async run(sql) {
      const holder = {};
      await turns.take(holder);
      try {
        await db.exec(sql);
      } finally {
        turns.giveBack(holder);
      }
    },
    async close() {
      server.close();
      await Promise.all([...clients].map((client) => client.hangUp()));
    },
  };
}

class Client {
  readonly #db: PGlite;
  readonly #turns: SessionTurns<object>;
  readonly #socket: Socket;
  readonly #reader = new MessageReader();
  readonly #names: StatementNames;
  readonly #silence: number;
  #batch: ClientMessage[] = [];
  #work: Promise<void> = Promise.resolve();
  #gone = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(
    db: PGlite,
    turns: SessionTurns<object>,
    socket: Socket,
    statements: SharedStatements,
    silence: number,
  ) {
    this.#db = db;
    this.#turns = turns;
    this.#socket = socket;
    this.#names = new StatementNames(statements);
    this.#silence = silence;
    socket.on("data", (chunk) => this.#receive(chunk));
    socket.on("error", () => this.#leave());
    socket.on("close", () => this.#leave());
  }

  /** Closes the connection after the running statement. */
  async hangUp(): Promise<void> {
    await this.#work;
    this.#socket.destroy();
    this.#leave();
    await this.#work;
  }

  #receive(chunk: Buffer): void {
    clearTimeout(this.#timer);
    try {
      for (const message of this.#reader.read(chunk)) {
        if (this.#reader.started) this.#add(message);
        else this.#start(message.bytes);
      }
    } catch {
      this.#socket.destroy();
    }
  }

  #start(bytes: Buffer): void {
    const code = bytes.readInt32BE(4);
    if (code === ENCRYPTION_REQUEST || code === GSS_REQUEST) {
      this.#socket.write("N");
    } else if (code === CANCEL_REQUEST) {
      this.#socket.end();
    } else {
      this.#reader.started = true;
      this.#send([{ type: "", bytes: Buffer.from(bytes) }], true);
    }
  }

  #add(message: ClientMessage): void {
    const { type } = message;
    if (type === "X") {
      this.#socket.end();
      return;
    }
    this.#batch.push({ type, bytes: Buffer.from(message.bytes) });
    const isEnd = type === "S" || type === "Q" || type === "c" || type === "f";
    if (!isEnd && type !== "H") return;
    const batch = this.#batch;
    this.#batch = [];
    this.#send(batch, isEnd);
  }

  #send(batch: readonly ClientMessage[], isEnd: boolean): void {
    this.#work = this.#work.then(async () => {
      if (this.#gone || !(await this.#turns.take(this))) return;
      let tail: Uint8Array = new Uint8Array();
      let firstByte: number | undefined;
      try {
        const renamed = new Uint8Array(Buffer.concat(this.#names.rename(batch)));
        await this.#db.runExclusive(() =>
          this.#db.execProtocolRawStream(renamed, {
            onRawData: (data) => {
              firstByte ??= data[0];
              // The database reuses its buffer, so the output must be copied.
              const copy = Buffer.from(data);
              tail = copy.length >= READY_IDLE.length ? copy : Buffer.concat([tail, copy]);
              if (!this.#gone) this.#socket.write(copy);
            },
          }),
        );
      } catch (error) {
        this.#socket.destroy(error instanceof Error ? error : undefined);
      }
      this.#names.settle(firstByte);
      const isFree = isEnd && READY_IDLE.equals(tail.subarray(-READY_IDLE.length));
      if (isFree) this.#turns.giveBack(this);
      else if (!this.#gone) {
        this.#timer = setTimeout(() => this.#socket.destroy(), this.#silence);
        this.#timer.unref();
      }
    });
  }

  #leave(): void {
    if (this.#gone) return;
    this.#gone = true;
    clearTimeout(this.#timer);
    this.#turns.forget(this);
    this.#work = this.#work.then(() => this.#cleanUp()).catch(() => {});
  }

  async #cleanUp(): Promise<void> {
    if (!this.#names.isEmpty) await this.#turns.take(this);
    if (!this.#turns.holds(this)) return;
    const left = this.#names.release();
    try {
      // An incomplete batch leaves the session waiting for its Sync, which this sends.
      await this.#db.runExclusive(() => this.#db.execProtocolRawStream(SYNC, { onRawData: () => {} }));
      if (this.#db.isInTransaction()) await this.#db.exec("rollback");
      const known = await this.#db.query<{ name: string }>(
        "select name from pg_prepared_statements where name = any($1)",
        [left],
      );
      for (const { name } of known.rows) await this.#db.exec(`deallocate "${name.replaceAll('"', '""')}"`);
    } finally {
      this.#turns.giveBack(this);
    }
  }
}

const SYNC = new Uint8Array([0x53, 0, 0, 0, 4]);
