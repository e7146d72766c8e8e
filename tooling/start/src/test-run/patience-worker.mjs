import { createHash } from "node:crypto";
import { parentPort } from "node:worker_threads";

/** How often a megabyte is hashed: about a second of work for one core. */
const rounds = 1500;

// Sends how many milliseconds the work took.
const megabyte = Buffer.alloc(1_000_000, "grow");
const began = performance.now();
// Not SHA-256, for which some processors have instructions that make it several times faster.
const hash = createHash("blake2b512");
for (let round = 0; round < rounds; round += 1) hash.update(megabyte);
hash.digest();
parentPort?.postMessage(performance.now() - began);
