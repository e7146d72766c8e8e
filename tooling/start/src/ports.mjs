import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";

/**
 * Checks that a server can listen at a port, by listening there for a moment.
 *
 * @param {string} host
 * @param {import("./settings.mjs").Port} port
 * @returns {Promise<string | null>} one sentence that names the variable, or null when the port is free
 */
export async function portProblem(host, { port, server, variable }) {
  const probe = createServer();
  try {
    probe.listen({ host, port, exclusive: true });
    await once(probe, "listening");
    return null;
  } catch (error) {
    switch (/** @type {NodeJS.ErrnoException} */ (error).code) {
      case "EADDRINUSE":
        return `Port ${port} for ${server} is already taken: stop what listens there, or choose another port with ${variable}.`;
      case "EACCES":
        return `Port ${port} for ${server} may not be used by this account: choose a port above 1023 with ${variable}.`;
      case "EADDRNOTAVAIL":
      case "ENOTFOUND":
        return `HOST is "${host}", and this machine has no such address.`;
      default:
        return `Port ${port} for ${server} cannot be used (${/** @type {Error} */ (error).message}): choose another with ${variable}.`;
    }
  } finally {
    probe.close();
  }
}

/**
 * Below the ephemeral ports of outgoing connections (from 32768 or 49152), so that a free port stays free until a server
 * listens at it.
 */
const lowest = 16_384;
const highest = 32_767;

/**
 * Finds free ports.
 *
 * @param {number} count how many
 * @returns {Promise<number[]>} different ports, free a moment ago
 */
export async function freePorts(count) {
  /** @type {Set<number>} */
  const ports = new Set();
  while (ports.size < count) {
    const port = randomInt(lowest, highest + 1);
    if (!ports.has(port) && (await isFree(port))) ports.add(port);
  }
  return [...ports];
}

/** @param {number} port */
async function isFree(port) {
  // Servers listen at one address of the machine or at all of them.
  for (const host of ["127.0.0.1", "::"]) {
    const probe = createServer();
    try {
      probe.listen({ host, port, exclusive: true });
      await once(probe, "listening");
    } catch (error) {
      // A machine may have no such address.
      if (/** @type {NodeJS.ErrnoException} */ (error).code === "EADDRINUSE") return false;
    } finally {
      await new Promise((resolve) => probe.close(resolve));
    }
  }
  return true;
}
