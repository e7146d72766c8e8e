import { randomBytes } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { type Mailer, messageOf } from "./email.ts";

/** Writes each email as an `.eml` file, which any email client opens. Names sort by time. */
export function createOutboxMailer(from: string, folder: string): Mailer {
  const transport = createTransport(
    { streamTransport: true, buffer: true },
    { from, disableFileAccess: true, disableUrlAccess: true },
  );
  return {
    kind: "outbox",
    async send(mail) {
      const { message } = await transport.sendMail(messageOf(mail));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const stamp = new Date().toISOString().replaceAll(":", "-");
      const file = join(folder, `${stamp}-${randomBytes(4).toString("hex")}.eml`);
      // Renamed when complete, so that a reader of the folder never sees half an email.
      await writeFile(`${file}.part`, message, { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
    close() {
      transport.close();
    },
  };
}
