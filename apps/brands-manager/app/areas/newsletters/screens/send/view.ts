import type { Schema } from "@grow/contract";
import { plainText } from "@grow/domain";

type Newsletter = Schema<"Newsletter">;

/** Something that keeps a newsletter from being sent. */
export type Obstacle = "title" | "text" | "time" | "recipients";

export interface SendView extends Pick<Newsletter, "id" | "title" | "preview" | "text" | "lang" | "version"> {
  readonly audience: Newsletter["audience"];
  readonly langs: Newsletter["langs"];
  /** Null at once. */
  readonly date: string | null;
  /** How many members it would be sent to now. */
  readonly recipients: number;
  readonly obstacles: readonly Obstacle[];
}

export function sendView(newsletter: Newsletter, reach: Schema<"NewsletterReach">, now: number): SendView {
  const { id, title, preview, text, lang, version, audience, langs, send_date } = newsletter;
  const obstacles: Obstacle[] = [];
  if (title.trim() === "") obstacles.push("title");
  if (plainText(text) === "" && !/<img\b/.test(text)) obstacles.push("text");
  if (send_date !== null && Date.parse(send_date) < now) obstacles.push("time");
  if (reach.cnt_users === 0) obstacles.push("recipients");
  return {
    ...{ id, title, preview, text, lang, version, audience, langs, date: send_date },
    ...{ recipients: reach.cnt_users, obstacles },
  };
}
