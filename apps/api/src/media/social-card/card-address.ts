import { createHash } from "node:crypto";

/** The content of a diary's card, the image in link previews. */
export interface CardContent {
  /** Id of the diary. */
  readonly id: number;
  readonly name: string;
  /** Key of its cover. */
  readonly coverKey: string;
}

/** Incremented when the drawing changes, because files at a URL never change. */
const DRAWING = 1;

/**
 * The media key of a card. It is derived from everything the card shows, so another name or cover has another URL without storing it, and
 * nobody can guess it without knowing the cover.
 */
export function cardKey({ id, name, coverKey }: CardContent): string {
  return createHash("sha256")
    .update(JSON.stringify([DRAWING, id, name, coverKey]))
    .digest("hex")
    .slice(0, 32);
}

/** Root-relative URL of a card. */
export function cardUrl(content: CardContent): string {
  return `/media/${cardKey(content)}/${content.id}.jpg`;
}
