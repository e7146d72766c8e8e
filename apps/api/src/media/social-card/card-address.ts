import { createHash } from "node:crypto";

/** What the picture shows that other sites put beside a link to a diary. */
export interface CardContent {
  /** Of the diary. */
  readonly id: number;
  readonly name: string;
  /** Key of its cover. */
  readonly coverKey: string;
}

/** Goes up when cards are drawn otherwise, for an address never changes what it shows. */
const DRAWING = 1;

/**
 * The folder of a card among the media. It follows from all that the card shows, so that another name or cover has another address
 * without anybody writing it down, and nobody can guess it who does not know the cover.
 */
export function cardKey({ id, name, coverKey }: CardContent): string {
  return createHash("sha256")
    .update(JSON.stringify([DRAWING, id, name, coverKey]))
    .digest("hex")
    .slice(0, 32);
}

/** Root-relative address of a card. */
export function cardUrl(content: CardContent): string {
  return `/media/${cardKey(content)}/${content.id}.jpg`;
}
