import { textIn, wholeIn } from "../number-input.ts";

/** A piece of what a grower wrote. All pieces together are the text, character for character. */
export type TextPiece =
  | { readonly kind: "text"; readonly text: string }
  /** `@tessellate` */
  | { readonly kind: "mention"; readonly text: string; readonly name: string }
  /** `https://example.org/tent` or `www.example.org` */
  | { readonly kind: "link"; readonly text: string; readonly href: string };

/** Most growers that are notified of one text. */
const MOST_MENTIONS = 20;

// A name is 3 to 32 characters, as at sign-up; a dot or a dash at its end belongs to the sentence. Only ASCII may not stand before it,
// so that addresses of mail are none, and languages without spaces can mention too.
const NAME = "(?<![A-Za-z0-9_.@/-])@(?<name>(?=[0-9_.-]*[A-Za-z])[A-Za-z0-9_.-]{2,31}[A-Za-z0-9_])";
const URL_START = "(?<![A-Za-z0-9_])(?<url>(?:https?:\\/\\/|www\\.)[^\\s<>\"'`]{1,2000})";
const PIECE = new RegExp(`${URL_START}|${NAME}`, "gi");

/**
 * Splits what a grower wrote into text, mentions and links. Whether a mentioned grower exists is not known here.
 *
 * @param text - plain text of any length
 * @returns the pieces in order; none for an empty text
 * @example
 * textPieces("ask \u0040marta")[1].name; // "marta"
 * textPieces("www.example.org")[0].href; // "https://www.example.org"
 */
export function textPieces(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const found of textIn(text).matchAll(PIECE)) {
    const piece = pieceOf(found.groups ?? {});
    if (!piece) continue;
    if (found.index > end) pieces.push({ kind: "text", text: text.slice(end, found.index) });
    pieces.push(piece);
    end = found.index + piece.text.length;
  }
  if (end < text.length) pieces.push({ kind: "text", text: text.slice(end) });
  return pieces;
}

function pieceOf({ url, name }: Record<string, string | undefined>): TextPiece | null {
  if (name !== undefined) return { kind: "mention", text: `@${name}`, name };
  if (url === undefined) return null;
  const text = withoutSentence(url);
  const href = /^www\./i.test(text) ? `https://${text}` : text;
  return isAddress(href) ? { kind: "link", text, href } : null;
}

/** Without the full stop or the closing bracket of the sentence around an address. */
function withoutSentence(url: string): string {
  let end = url.length;
  let unopened = count(url, ")") - count(url, "(");
  while (end > 0) {
    const last = url.charAt(end - 1);
    const isBracket = last === ")" && unopened > 0;
    if (!isBracket && !/[.,;:!?…»”’\]}*_~]/.test(last)) break;
    if (isBracket) unopened -= 1;
    end -= 1;
  }
  return url.slice(0, end);
}

function count(text: string, character: string): number {
  return text.split(character).length - 1;
}

/** Whether it leads to a host with a dot, so that `https://x` stays text. */
function isAddress(href: string): boolean {
  const [, host = ""] = /^https?:\/\/([^/?#]+)/i.exec(href) ?? [];
  return /^[\p{L}\p{N}][\p{L}\p{N}.-]*\.[\p{L}\p{N}-]{2,}(?::\d{1,5})?$/u.test(host);
}

/**
 * The names that a text mentions, in lower case and each once, as growers are found by.
 *
 * @returns at most 20 names, in order of appearance
 * @example
 * mentionedNames("\u0040Marta and \u0040marta"); // ["marta"]
 */
export function mentionedNames(text: string): string[] {
  const names = textPieces(text).flatMap((piece) =>
    piece.kind === "mention" ? piece.name.toLowerCase() : [],
  );
  return [...new Set(names)].slice(0, MOST_MENTIONS);
}

/**
 * The mention that is being typed before the caret.
 *
 * @param text - what is in the field
 * @param caret - where the caret is, in UTF-16 units
 * @returns the letters after the `@`, and where the `@` is; null when no mention is being typed
 * @example
 * mentionTyped("ask \u0040mar", 8); // { start: 4, letters: "mar" }
 */
export function mentionTyped(text: string, caret: number): { start: number; letters: string } | null {
  const before = textIn(text);
  const end = wholeIn(caret, 0);
  if (end === null) return null;
  const found = /(?<![A-Za-z0-9_.@/-])@([A-Za-z0-9_.-]{1,32})$/.exec(
    before.slice(Math.max(0, end - 34), end),
  );
  if (!found) return null;
  const letters = found[1] ?? "";
  return { start: end - letters.length - 1, letters };
}
