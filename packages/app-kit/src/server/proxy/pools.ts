import type { CallerLimit } from "./caller-limits.ts";

/** Limits of one kind of forwarded request. */
export interface Pool extends CallerLimit {
  /** Upstream connections shared by all callers; absent for streams, which each open their own. */
  readonly sockets?: number;
  /** Bytes of a body to receive before an upstream connection is taken. */
  readonly bodyFirst: number;
  /** Milliseconds without a byte of the body. */
  readonly bodyIdleMs: number;
  /** Milliseconds from the end of the body to the first byte of the response. */
  readonly responseMs: number;
  /** Milliseconds in which neither the api sends nor the client reads a byte of the response; absent for streams. */
  readonly relayIdleMs?: number;
  /** Bytes of a response that wait in memory for a slow client, so that the upstream connection is free earlier. */
  readonly buffered: number;
}

export type PoolName = "calls" | "uploads" | "media" | "live";

const MB = 1024 * 1024;

/** Each kind of request has its own connections, so that slow uploads and films never hold up calls. */
export const POOLS: Readonly<Record<PoolName, Pool>> = {
  calls: {
    sockets: 256,
    perAddress: 64,
    perMember: 32,
    queue: 256,
    waitMs: 15_000,
    stalledMs: 2000,
    bodyFirst: Number.POSITIVE_INFINITY,
    bodyIdleMs: 30_000,
    responseMs: 120_000,
    relayIdleMs: 60_000,
    buffered: MB,
  },
  uploads: {
    sockets: 128,
    perAddress: 24,
    perMember: 8,
    queue: 64,
    waitMs: 60_000,
    stalledMs: 10_000,
    bodyFirst: 64 * 1024,
    bodyIdleMs: 30_000,
    responseMs: 300_000,
    relayIdleMs: 60_000,
    buffered: MB,
  },
  media: {
    sockets: 512,
    perAddress: 128,
    perMember: 128,
    queue: 512,
    waitMs: 15_000,
    stalledMs: 2000,
    bodyFirst: Number.POSITIVE_INFINITY,
    bodyIdleMs: 30_000,
    responseMs: 30_000,
    relayIdleMs: 60_000,
    buffered: 256 * 1024,
  },
  live: {
    perAddress: 1024,
    perMember: 16,
    queue: 0,
    waitMs: 0,
    stalledMs: 2000,
    bodyFirst: Number.POSITIVE_INFINITY,
    bodyIdleMs: 30_000,
    responseMs: 30_000,
    buffered: 64 * 1024,
  },
};

/** Bytes of unfinished bodies in memory, of one address and of all. */
export const BODY_MEMORY = { perAddress: 32 * MB, total: 256 * MB };
