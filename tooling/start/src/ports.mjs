import { once } from "node:events";
import { createServer } from "node:net";

/**
 * Finds out whether a server could listen at a port, by listening there for a moment.
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
 * Lets the operating system choose ports that nobody listens at.
 *
 * @param {number} count how many
 * @returns {Promise<number[]>} different ports, free a moment ago
 */
export async function freePorts(count) {
  const probes = Array.from({ length: count }, () => createServer().listen(0, "127.0.0.1"));
  const ports = [];
  for (const probe of probes) {
    if (!probe.listening) await once(probe, "listening");
    const address = probe.address();
    if (address === null || typeof address === "string") throw new Error("A TCP server has a TCP address.");
    ports.push(address.port);
  }
  await Promise.all(probes.map((probe) => new Promise((resolve) => probe.close(resolve))));
  return ports;
}
