// Plain JavaScript, because configurations import it without a compiler.
import { accessSync, constants } from "node:fs";
import path from "node:path";

const args = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export const chromium = { executablePath: browser("chromium-headless-shell", "chromium"), args };

export const wholeChromium = { executablePath: browser("chromium"), args };

/** @param {string[]} names of programs; the first that is on the path wins */
function browser(...names) {
  const folders = (process.env.PATH ?? "").split(path.delimiter).filter((folder) => folder !== "");
  const files = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return process.env.CHROMIUM_PATH || files.find(isProgram) || "/usr/bin/chromium";
}

/** @param {string} file */
function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export const LOCAL_HOSTS_ONLY =
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1";
