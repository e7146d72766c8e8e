import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";

const file = z.looseObject({ GROW_SECRET: z.string().min(32) });

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
