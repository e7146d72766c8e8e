import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { type ParsedMail, simpleParser } from "mailparser";

/**
 * The letters that a site without a mail server has written to somebody, the oldest first.
 *
 * @param dataDir - the data folder of the site
 * @param address - whom they were written to
 */
export async function lettersTo(dataDir: string, address: string): Promise<ParsedMail[]> {
  const outbox = path.join(dataDir, "outbox");
  const names = await readdir(outbox).catch(() => []);
  const letters = await Promise.all(
    names
      .filter((name) => name.endsWith(".eml"))
      .sort()
      .map(async (name) => simpleParser(await readFile(path.join(outbox, name)))),
  );
  return letters.filter((letter) => isTo(letter, address));
}

/** Whether a letter is written to an address. */
export function isTo({ to }: ParsedMail, address: string): boolean {
  return [to ?? []].flat().some(({ value }) => value.some((one) => one.address === address));
}

/**
 * The link that a letter asks to follow.
 *
 * @throws Error when the letter has none
 */
export function linkIn(letter: ParsedMail): string {
  const link = /https?:\/\/\S+/.exec(letter.text ?? "")?.[0];
  if (link === undefined) throw new Error(`There is no link in the letter "${letter.subject}".`);
  return link;
}
