import type { CallOptions } from "./call-types.ts";

/** A call with all its headers. Transports take undefined members for missing ones. */
export interface Outgoing {
  readonly params?: { path?: Record<string, unknown>; query?: Record<string, unknown> };
  readonly body?: unknown;
  readonly signal?: AbortSignal;
  readonly keepalive?: boolean;
  readonly cache?: NonNullable<CallOptions["cache"]>;
  readonly headers: Record<string, string>;
}
