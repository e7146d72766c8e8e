import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { type ParsedMail, simpleParser } from "mailparser";

/**
 * The emails that a site without a mail server has written for an address, oldest first.
 *
 * @param dataDir - the data folder of the site
 * @param address - the recipient
 */
export async function emailsTo(dataDir: string, address: string): Promise<ParsedMail[]> {
  const outbox = path.join(dataDir, "outbox");
  const names = await readdir(outbox).catch(() => []);
  const emails = await Promise.all(
    names
      .filter((name) => name.endsWith(".eml"))
      .sort()
      .map(async (name) => simpleParser(await readFile(path.join(outbox, name)))),
  );
  return emails.filter((email) => isTo(email, address));
}

/** Whether an email is addressed to someone. */
export function isTo({ to }: ParsedMail, address: string): boolean {
  return [to ?? []].flat().some(({ value }) => value.some((one) => one.address === address));
}

/**
 * The link in an email.
 *
 * @throws Error when the email has none
 */
export function linkIn(email: ParsedMail): string {
  const link = /https?:\/\/\S+/.exec(email.text ?? "")?.[0];
  if (link === undefined) throw new Error(`There is no link in the email "${email.subject}".`);
  return link;
}
