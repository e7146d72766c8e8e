import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";

const file = z.looseObject({ GROW_SECRET: z.string().min(32) });

/** The key of this installation, made once and kept in secrets.json of the data folder. For local use. */
export function readSecret(dataDir: string): string {
  const path = join(dataDir, "secrets.json");
  mkdirSync(dataDir, { recursive: true });
  try {
    const made = { GROW_SECRET: randomBytes(32).toString("base64url") };
    // Of several programs that start together only one makes it; the others read what it made.
    writeFileSync(path, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600, flag: "wx" });
    return made.GROW_SECRET;
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
  return file.parse(JSON.parse(readFileSync(path, "utf8"))).GROW_SECRET;
}
