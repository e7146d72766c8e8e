import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { newPushKeys } from "./push-config.ts";

const file = z.looseObject({
  GROW_SECRET: z.string().min(32),
  PUSH_PUBLIC_KEY: z.string().optional(),
  PUSH_PRIVATE_KEY: z.string().optional(),
});

/** The key of this installation, generated once and stored in secrets.json of the data folder. For local use. */
export function readSecret(dataDir: string): string {
  const path = join(dataDir, "secrets.json");
  mkdirSync(dataDir, { recursive: true });
  try {
    const made = { GROW_SECRET: randomBytes(32).toString("base64url") };
    // One of several starting programs generates it; the others read it.
    writeFileSync(path, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600, flag: "wx" });
    return made.GROW_SECRET;
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
  return file.parse(JSON.parse(readFileSync(path, "utf8"))).GROW_SECRET;
}

/** The VAPID keys of this installation, generated once and stored in the same file. For local use. */
export function readPushKeys(dataDir: string): { publicKey: string; privateKey: string } {
  readSecret(dataDir);
  const path = join(dataDir, "secrets.json");
  const stored = file.parse(JSON.parse(readFileSync(path, "utf8")));
  const { PUSH_PUBLIC_KEY: publicKey, PUSH_PRIVATE_KEY: privateKey } = stored;
  if (publicKey !== undefined && privateKey !== undefined) return { publicKey, privateKey };
  // Files of earlier versions have no such keys. A rename never shows half a file.
  const made = newPushKeys();
  const draft = `${path}.${process.pid}`;
  const all = { ...stored, PUSH_PUBLIC_KEY: made.publicKey, PUSH_PRIVATE_KEY: made.privateKey };
  writeFileSync(draft, `${JSON.stringify(all, null, 2)}\n`, { mode: 0o600 });
  renameSync(draft, path);
  return made;
}
