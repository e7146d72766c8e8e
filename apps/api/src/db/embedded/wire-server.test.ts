import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createConnection, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { testTime } from "@grow/testing/test-time";
import { Client, Pool } from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { emptyDataFolder } from "../../testing/test-database.ts";
import { poolConfig } from "../database.ts";
import { serveWire, type WireServer } from "./wire-server.ts";

let host: string;
let db: PGlite;
let wire: WireServer;
let pool: Pool;

beforeAll(async () => {
  host = mkdtempSync(join(tmpdir(), "grow-wire-"));
  db = new PGlite({ loadDataDir: await emptyDataFolder() });
  await db.waitReady;
  wire = await serveWire(db, { path: join(host, ".s.PGSQL.5432") });
  // All calls wait for the session at once, on a busy machine longer than the default timeout.
  pool = new Pool({ ...poolConfig({ host }, 8), connectionTimeoutMillis: testTime.testTimeout });
  await pool.query("create table note (id integer primary key, text text)");
});

afterEach(async () => {
  await pool.query("truncate note");
});

afterAll(async () => {
  await pool.end();
  await wire.close();
  await db.close();
  rmSync(host, { recursive: true, force: true });
});

async function oneClient(folder = host): Promise<Client> {
  const client = new Client(poolConfig({ host: folder }, 1));
  // Some of these tests disconnect the client.
  client.on("error", () => {});
  await client.connect();
  return client;
}

const ids = async (client: Pick<Client, "query"> = pool) =>
  (await client.query<{ id: number }>("select id from note order by id")).rows.map(({ id }) => id);

/** Resolves when the server has read the first bytes of the next client. */
async function firstBytes(): Promise<void> {
  const [socket] = await once(wire.server, "connection");
  await once(socket, "data");
}

describe("many clients of one session", () => {
  test("receive only their own rows while other clients query", async () => {
    const wrong: string[] = [];
    const expectSame = (got: unknown, wanted: unknown) => {
      if (JSON.stringify(got) !== JSON.stringify(wanted))
        wrong.push(`${JSON.stringify(got)} for ${JSON.stringify(wanted)}`);
    };
    const ask = [
      async (n: number) => expectSame((await pool.query("select $1::int as n", [n])).rows, [{ n }]),
      // A different statement of the same name on each connection.
      async (n: number) => {
        const client = await pool.connect();
        try {
          const name = `statement-${n % 5}`;
          const text = `select $1::int + ${n % 5} as n`;
          expectSame((await client.query({ name, text, values: [n] })).rows, [{ n: n + (n % 5) }]);
        } finally {
          client.release();
        }
      },
      async (n: number) => {
        const client = await pool.connect();
        try {
          await client.query("begin");
          await client.query("insert into note values ($1, $2)", [n, `note ${n}`]);
          expectSame((await client.query("select text from note where id = $1", [n])).rows, [
            { text: `note ${n}` },
          ]);
          await client.query(n % 2 === 0 ? "commit" : "rollback");
        } finally {
          client.release();
        }
      },
      async (n: number) => {
        const message = await pool.query(`select ${n} / 0`).then(
          () => "nothing",
          (error: Error) => error.message,
        );
        expectSame(message, "division by zero");
      },
      async (n: number) => {
        const { rows } = await pool.query("select i from generate_series($1::int, $1::int + 400) as i", [n]);
        expectSame([rows.length, rows[0], rows[400]], [401, { i: n }, { i: n + 400 }]);
      },
    ];
    await Promise.all(Array.from({ length: 600 }, (_, n) => ask[n % ask.length]?.(n)));
    expect(wrong).toEqual([]);
    // Every fifth call inserts a note; those with an even number commit.
    expect(await ids()).toEqual(
      Array.from({ length: 600 }, (_, n) => n).filter((n) => n % 5 === 2 && n % 2 === 0),
    );
  });

  test("a transaction sees no uncommitted changes of others, and others wait for it", async () => {
    const first = await oneClient();
    await first.query("begin");
    await first.query("insert into note values (1, 'first')");
    const order: string[] = [];
    const other = pool.query("select count(*)::int as n from note").then(({ rows }) => {
      order.push("other");
      return rows[0].n;
    });
    await first.query("insert into note values (2, 'first')");
    order.push("first");
    await first.query("commit");
    expect(await other).toBe(2);
    expect(order).toEqual(["first", "other"]);
    await first.end();
  });

  test("a failed transaction stays failed for its client only", async () => {
    const client = await oneClient();
    await client.query("begin");
    await client.query("insert into note values (1, 'lost')");
    await expect(client.query("select nonsense")).rejects.toThrow(/nonsense/);
    await expect(client.query("select 1")).rejects.toThrow(/aborted/);
    await client.query("rollback");
    expect(await ids()).toEqual([]);
    await client.end();
  });

  test("share the prepared statements that they have in common", async () => {
    const [first, second] = [await oneClient(), await oneClient()];
    const hot = (client: Client, n: number) =>
      client.query<{ n: number }>({ name: "hot", text: "select $1::int * 2 as n", values: [n] });
    const prepared = async () => {
      const { rows } = await pool.query(
        "select name from pg_prepared_statements where statement like '%* 2 as n'",
      );
      return rows.length;
    };
    for (const [client, n] of [first, second, first, second].map((client, at) => [client, at] as const)) {
      expect((await hot(client, n)).rows).toEqual([{ n: n * 2 }]);
    }
    expect(await prepared()).toBe(1);
    await first.end();
    expect((await hot(second, 21)).rows).toEqual([{ n: 42 }]);
    await second.end();
    await expect.poll(prepared).toBe(0);
  });

  test("do not share a statement that could not be prepared", async () => {
    const [first, second] = [await oneClient(), await oneClient()];
    const late = (client: Client) => client.query({ name: "late", text: "select id from late_note" });
    await expect(late(first)).rejects.toThrow(/late_note/);
    await pool.query("create table late_note (id integer)");
    expect((await late(second)).rows).toEqual([]);
    expect((await late(first)).rows).toEqual([]);
    await pool.query("drop table late_note");
    await Promise.all([first.end(), second.end()]);
  });

  test("text of any kind and length arrives unchanged", async () => {
    const texts = ["", "ü — 🌱", "x".repeat(300_000), "a\nb\tc'd\"e\\f"];
    for (const [id, text] of texts.entries())
      await pool.query("insert into note values ($1, $2)", [id, text]);
    const { rows } = await pool.query<{ text: string }>("select text from note order by id");
    expect(rows.map(({ text }) => text)).toEqual(texts);
  });
});

describe("a disconnecting client", () => {
  test("in the middle of a transaction is rolled back, and others continue", async () => {
    const client = await oneClient();
    await client.query("begin");
    await client.query("insert into note values (1, 'lost')");
    socketOf(client).destroy();
    expect(await ids()).toEqual([]);
  });

  test("blocks no other client while it waits for its turn", async () => {
    const holder = await oneClient();
    await holder.query("begin");
    const waiting = new Client(poolConfig({ host }, 1));
    const arrived = firstBytes();
    const refused = expect(waiting.connect()).rejects.toThrow();
    await arrived;
    socketOf(waiting).destroy();
    await refused;
    await holder.query("commit");
    expect(await ids()).toEqual([]);
    await holder.end();
  });

  test("leaves no prepared statement behind", async () => {
    const client = await oneClient();
    await client.query({ name: "kept", text: "select 1" });
    await client.end();
    await expect
      .poll(async () => {
        const { rows } = await pool.query("select name from pg_prepared_statements where name like '%kept'");
        return rows;
      })
      .toEqual([]);
  });

  test("in the middle of a message is discarded", async () => {
    const arrived = firstBytes();
    const raw = createConnection(join(host, ".s.PGSQL.5432"));
    raw.on("error", () => {});
    raw.write(Buffer.from([0, 0, 0, 40, 0, 3]));
    await arrived;
    raw.destroy();
    expect(await ids()).toEqual([]);
  });
});

test("a client silent in a transaction is disconnected and rolled back", async () => {
  const folder = mkdtempSync(join(tmpdir(), "grow-wire-"));
  // A server of its own, because a busy machine may silence a client of any other test for that long.
  const impatient = await serveWire(db, { path: join(folder, ".s.PGSQL.5432"), silenceInTransaction: 100 });
  onTestFinished(async () => {
    await impatient.close();
    rmSync(folder, { recursive: true });
  });
  const [client, other] = [await oneClient(folder), await oneClient(folder)];
  // One message, after which only silence follows.
  await client.query("begin; insert into note values (1, 'lost')");
  expect(await ids(other)).toEqual([]);
  await expect(client.query("commit")).rejects.toThrow();
  await other.end();
});

test("a message with an invalid length closes the connection", async () => {
  const raw = createConnection(join(host, ".s.PGSQL.5432"));
  const closed = new Promise((resolve) => raw.once("close", resolve));
  raw.on("error", () => {});
  raw.write(Buffer.from([0x7f, 0xff, 0xff, 0xff, 0, 3, 0, 0]));
  await closed;
  expect(await ids()).toEqual([]);
});

test("maintenance waits for its turn like a client", async () => {
  const client = await oneClient();
  await client.query("begin");
  await client.query("insert into note values (7, 'kept')");
  const vacuum = wire.run("vacuum analyze note");
  await client.query("commit");
  await vacuum;
  expect(await ids()).toEqual([7]);
  await client.end();
});

/** The socket of a `pg` client. */
function socketOf(client: Client): Socket {
  const { connection } = client as Client & { connection: { stream: Socket } };
  return connection.stream;
}
