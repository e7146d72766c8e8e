/**
 * A key for one intended create: make it when the form is opened, send it with every try, so that a repeated try after a
 * lost answer does not create twice. The server remembers it for 24 hours.
 *
 * @returns 32 random hexadecimal digits
 * @example
 * newIdempotencyKey().length; // 32
 */
export function newIdempotencyKey(): string {
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
