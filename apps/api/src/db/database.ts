import { Kysely, PostgresDialect, type PostgresPool, type Transaction } from "kysely";
import { type Notification, Pool, type PoolConfig } from "pg";
import type { Tables } from "../../generated/tables.ts";
import { KeepingClient } from "./kept-statement.ts";
import { OutsideTransactionError, openTransaction, withinTransaction } from "./open-transaction.ts";
import { readPosition } from "./replica/log-position.ts";
import { ReplicaProgress } from "./replica/replica-progress.ts";
import { valueTypes } from "./value-types.ts";

export type { Tables } from "../../generated/tables.ts";

/** What a query runs on: the pool or an open transaction. Functions in `queries.ts` take this. */
export type Db = Kysely<Tables>;

/** An open transaction. */
export type Tx = Transaction<Tables>;

export interface Database {
  /** The pool. Within an open transaction its queries throw: use the transaction. */
  readonly db: Db;
  /** A read replica, where there is one. */
  readonly replica: Replica | null;
  /** Place in the log behind which everything stands that is committed by now, as the database writes it. */
  position(): Promise<string>;
  /** `pg`'s own pool, for what is not Kysely's business. */
  readonly pool: Pool;
  /**
   * Runs `work` in a transaction: committed when it resolves, rolled back when it throws. Within an open one it joins that.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * Hears what the database tells the connections of the pool by `notify`.
   *
   * @returns ends it
   */
  onNotification(listener: (notification: Notification) => void): () => void;
  close(): Promise<void>;
}

/** A copy for reading that follows the database a moment behind. */
export interface Replica {
  readonly db: Db;
  /** Who may be sent there. */
  readonly progress: ReplicaProgress;
}

/** Where the database is: an address, or the folder of the embedded one's socket. */
export type DatabaseAddress = { readonly url: string } | { readonly host: string };

export interface OpenDatabaseOptions {
  readonly address: DatabaseAddress;
  /** Address of a read replica. */
  readonly replicaUrl?: string | undefined;
  /** Connections at most. */
  readonly connections?: number;
  /** Hears of connections that break while idle; the pool replaces them. */
  readonly onError?: (error: Error) => void;
}

/** Every commit that was answered stands before it. */
export const CURRENT_POSITION = "select pg_current_wal_insert_lsn()::text as position";

/** Milliseconds for a connection to a replica: whoever waits for it can be answered elsewhere. */
const REPLICA_PATIENCE = 2000;

/** Opens the pools. No connection is made before the first query. */
export function openDatabase({
  address,
  replicaUrl,
  connections = 10,
  onError = () => {},
}: OpenDatabaseOptions): Database {
  const pool = openPool(poolConfig(address, connections), onError);
  const listeners = new Set<(notification: Notification) => void>();
  pool.on("connect", (client) => {
    client.on("notification", (notification) => {
      for (const listener of listeners) listener(notification);
    });
  });
  const db = guardedKysely(pool);
  const replica = replicaUrl === undefined ? null : openReplica(replicaUrl, connections, onError);
  return {
    db,
    replica,
    pool,
    async position() {
      const { rows } = await pool.query<{ position: string }>(CURRENT_POSITION);
      return rows[0]?.position ?? "0/0";
    },
    transaction(work) {
      const open = openTransaction();
      if (open) return work(open);
      return db.transaction().execute((tx) => withinTransaction(tx, work));
    },
    onNotification(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      await db.destroy();
      await replica?.db.destroy();
    },
  };
}

/** Settings of `pg` for an address; also for clients besides the pool. */
export function poolConfig(address: DatabaseAddress, connections: number): PoolConfig {
  const where =
    "url" in address
      ? {
          connectionString: address.url,
          statement_timeout: 15_000,
          idle_in_transaction_session_timeout: 60_000,
          // Instants must come in UTC whatever the server's default is; the embedded database sets it by itself. A page is as
          // near as the next one on today's disks: with the server's default the planner reads whole tables instead of indexes. To
          // compile a statement takes longer than any of ours, whatever the planner fears.
          options: "-c timezone=UTC -c random_page_cost=1.1 -c jit=off",
        }
      : { host: address.host, port: 5432, user: "postgres", database: "postgres", ssl: false };
  return {
    ...where,
    max: connections,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
    application_name: "grow-api",
    types: valueTypes,
  };
}

function openReplica(url: string, connections: number, onError: (error: Error) => void): Replica {
  const config = { ...poolConfig({ url }, connections), connectionTimeoutMillis: REPLICA_PATIENCE };
  const pool = openPool(config, onError);
  const progress = new ReplicaProgress(async () => {
    const { rows } = await pool.query<{ position: string | null }>(
      "select case when pg_is_in_recovery() then coalesce(pg_last_wal_replay_lsn()::text, '0/0') end as position",
    );
    return readPosition(rows[0]?.position);
  });
  return { db: guardedKysely(pool), progress };
}

function openPool(config: PoolConfig, onError: (error: Error) => void): Pool {
  const pool = new Pool({ ...config, Client: KeepingClient });
  pool.on("error", onError);
  // The pool hears only connections that nobody uses. One that breaks in the hands of a transaction fails its next query, and must
  // not end the whole process for want of a listener.
  pool.on("connect", (client) => client.on("error", onError));
  return pool;
}

function guardedKysely(pool: Pool): Db {
  const guarded: PostgresPool = {
    connect: async () => {
      if (openTransaction()) throw new OutsideTransactionError();
      return await pool.connect();
    },
    end: () => pool.end(),
  };
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: guarded }) });
}
