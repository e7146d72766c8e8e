import { Agent } from "undici";

/** Requests from another loopback address, like another visitor. */
export function agentFrom(localAddress: string): Agent {
  return new Agent({ localAddress });
}
