/**
 * Generates a random UUID (version 4, RFC 9562). The browser's own `randomUUID` is missing on pages without https.
 *
 * @param random - fills an array with random bytes
 * @example
 * newUuid((bytes) => bytes.fill(0)); // "00000000-0000-4000-8000-000000000000"
 */
export function newUuid(
  random: (bytes: Uint8Array<ArrayBuffer>) => unknown = (bytes) => crypto.getRandomValues(bytes),
): string {
  const bytes = new Uint8Array(16);
  random(bytes);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

/**
 * Checks whether a value is a UUID in lower or upper case.
 *
 * @example
 * isUuid("00000000-0000-4000-8000-000000000000"); // true
 * isUuid("guest"); // false
 */
export function isUuid(value: unknown): value is string {
  return typeof value === "string" && /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value);
}
