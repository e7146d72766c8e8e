// Plain JavaScript, because configurations import it without a compiler.
import { existsSync } from "node:fs";

const args = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const whole = process.env.CHROMIUM_PATH || "/usr/bin/chromium";
const shell = `${whole}-headless-shell`;

export const chromium = { executablePath: existsSync(shell) ? shell : whole, args };

export const wholeChromium = { executablePath: whole, args };

export const LOCAL_HOSTS_ONLY =
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1";
