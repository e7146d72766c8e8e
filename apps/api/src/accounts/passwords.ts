import { hash, verify } from "@node-rs/argon2";

/** argon2id with 19 MiB and two rounds, as OWASP recommends for servers: about 30 ms. */
const OPTIONS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

let dummyHash: Promise<string> | undefined;

/** Hashes a password for storage. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize("NFC"), OPTIONS);
}

/**
 * Checks a password against its hash. Without a hash (unknown name) it takes as long and returns false, so that response times do not
 * reveal which names exist.
 */
export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  dummyHash ??= hashPassword("dummy password");
  const matches = await verify(stored ?? (await dummyHash), password.normalize("NFC"));
  return matches && stored !== null;
}
