import { hash, verify } from "@node-rs/argon2";

/** argon2id with 19 MiB and two rounds, what OWASP advises for servers: about 30 ms. */
const OPTIONS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

let nobodysHash: Promise<string> | undefined;

/** What is kept of a password. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize("NFC"), OPTIONS);
}

/**
 * Whether the password belongs to the hash. Without a hash (nobody has that name) it takes as long and says no, so that the time
 * of an answer does not tell which names exist.
 */
export async function passwordMatches(kept: string | null, password: string): Promise<boolean> {
  nobodysHash ??= hashPassword("nobody's");
  const matches = await verify(kept ?? (await nobodysHash), password.normalize("NFC"));
  return matches && kept !== null;
}
