/**
 * Generates an idempotency key for one create. Generate it when the form opens and send it with every attempt, so that a retry
 * after a lost response does not create twice. The server stores it for 24 hours.
 *
 * @returns 32 random hexadecimal digits
 * @example
 * newIdempotencyKey().length; // 32
 */
export function newIdempotencyKey(): string {
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
