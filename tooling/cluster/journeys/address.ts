import { Agent } from "undici";

/** Asks from another address of this machine, as another visitor does. All of 127.0.0.0/8 is this machine. */
export function agentFrom(localAddress: string): Agent {
  return new Agent({ localAddress });
}
