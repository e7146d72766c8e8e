import { textIn } from "../number-input.ts";

const HEX = 16;

/** SHA-256 of a text's UTF-8 bytes. */
export async function digestOf(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
}

/**
 * Computes the SHA-256 of a text's UTF-8 bytes, as `sha256sum` prints it (FIPS 180-4).
 *
 * @returns 64 lower-case hexadecimal digits
 * @throws TypeError for anything but a text
 * @example
 * await sha256Hex("abc"); // "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
 */
export function sha256Hex(text: string): Promise<string> {
  // At once, not in the promise.
  return digestOf(textIn(text)).then((bytes) =>
    Array.from(bytes, (byte) => byte.toString(HEX).padStart(2, "0")).join(""),
  );
}
