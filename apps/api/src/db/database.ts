import { Kysely, PostgresDialect, type PostgresPool, type Transaction } from "kysely";
import { type Notification, Pool, type PoolConfig } from "pg";
import type { Tables } from "../../generated/tables.ts";
import { checkClient } from "./client-scope.ts";
import { OutsideTransactionError, openTransaction, withinTransaction } from "./open-transaction.ts";
import { PreparedStatementClient } from "./prepared-statement.ts";
import { readPosition } from "./replica/log-position.ts";
import { ReplicaProgress } from "./replica/replica-progress.ts";
import { valueTypes } from "./value-types.ts";

export type { Tables } from "../../generated/tables.ts";

/** Executes queries: the pool or an open transaction. Functions in `queries.ts` take this. */
export type Db = Kysely<Tables>;

/** An open transaction. */
export type Tx = Transaction<Tables>;

export interface Database {
  /** The pool. Its queries throw inside an open transaction: use the transaction. */
  readonly db: Db;
  /** The read replica, if there is one. */
  readonly replica: Replica | null;
  /** The log position that includes everything committed so far, in PostgreSQL's format. */
  position(): Promise<string>;
  /** The underlying `pg` pool, for uses outside Kysely. */
  readonly pool: Pool;
  /**
   * Runs `work` in a transaction: commits when it resolves, rolls back when it throws. Joins an open transaction.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * Subscribes to notifications (`notify`) on the pool's connections.
   *
   * @returns unsubscribes
   */
  onNotification(listener: (notification: Notification) => void): () => void;
  close(): Promise<void>;
}

/** A read-only copy that follows the database with a short lag. */
export interface Replica {
  readonly db: Db;
  /** Determines which requests may use it. */
  readonly progress: ReplicaProgress;
}

/** Address of the database: a URL, or the folder of the embedded one's socket. */
export type DatabaseAddress = { readonly url: string } | { readonly host: string };

export interface OpenDatabaseOptions {
  readonly address: DatabaseAddress;
  /** Address of a read replica. */
  readonly replicaUrl?: string | undefined;
  /** Maximum number of connections. */
  readonly connections?: number;
  /** Called for connections that break while idle; the pool replaces them. */
  readonly onError?: (error: Error) => void;
}

/** Every commit that was acknowledged is before this position. */
export const CURRENT_POSITION = "select pg_current_wal_insert_lsn()::text as position";

/** Connection timeout of a replica in milliseconds: the primary can respond instead. */
const REPLICA_PATIENCE = 2000;

/** Opens the pools. They connect on the first query. */
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

/** Settings of `pg` for an address, also for clients outside the pool. */
export function poolConfig(address: DatabaseAddress, connections: number): PoolConfig {
  const where =
    "url" in address
      ? {
          connectionString: address.url,
          statement_timeout: 15_000,
          idle_in_transaction_session_timeout: 60_000,
          // Instants must be in UTC whatever the server's default is; the embedded database sets this itself. Random access is about as fast as
          // sequential on current disks: with the default cost the planner reads whole tables instead of indexes. JIT compilation takes longer
          // than any of our statements.
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
  const pool = new Pool({ ...config, Client: PreparedStatementClient });
  pool.on("error", onError);
  // The pool only listens to idle connections. One that breaks during a transaction fails its next query, and must not crash the process
  // for lack of a listener.
  pool.on("connect", (client) => client.on("error", onError));
  return pool;
}

function guardedKysely(pool: Pool): Db {
  const guarded: PostgresPool = {
    connect: async () => {
      if (openTransaction()) throw new OutsideTransactionError();
      checkClient();
      const client = await pool.connect();
      try {
        // The client may have left while its query waited for a connection.
        checkClient();
        return client;
      } catch (error) {
        client.release();
        throw error;
      }
    },
    end: () => pool.end(),
  };
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: guarded }) });
}
