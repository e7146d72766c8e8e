import { setTimeout } from "node:timers/promises";
import { PERSONAS } from "@grow/testing";
import { aPhoto } from "../../../e2e/journeys/photos.ts";

/** Rounds between uploads, and photos that are uploaded at once. */
const UPLOAD_EVERY = 20;
const AT_ONCE = 3;
/** Rounds between exports of a diary with all its photos. */
const EXPORT_EVERY = 300;
/** Sign-ins, each of which hashes a password. */
const SIGN_INS = 30;

const WORDS = ["plum", "nigth plum", "fog", "lantrn", "automatic", "нос", "ดอก"];

type Envelope<Data> = { readonly data: Data };
interface Card {
  readonly id: number;
  readonly weeks: readonly { readonly id: number }[];
}

/** How the api is used. */
export interface Use {
  /** Requests of one kind each: what a grower and some readers do in an afternoon. */
  readonly rounds: number;
  /** Milliseconds between the starts of two rounds; 0 goes on at once. */
  readonly every: number;
  /** Called after each round. */
  onRound?(): void;
}

/** Reads, searches, writes, uploads and exports as a grower and some readers do. */
export async function useApi(base: string, { rounds, every, onRound }: Use): Promise<void> {
  const json = { "content-type": "application/json" };
  const ask = async <Data>(address: string, init?: RequestInit): Promise<Data> => {
    const response = await fetch(`${base}${address}`, init);
    const text = await response.text();
    if (!response.ok) throw new Error(`${address}: ${response.status} ${text}`);
    return (JSON.parse(text) as Envelope<Data>).data;
  };
  const { name: login, password } = PERSONAS.grower;
  const signIn = () =>
    ask<{ token: string; user: { id: number } }>("/session", {
      method: "POST",
      headers: json,
      body: JSON.stringify({ login, password }),
    });
  const session = await signIn();
  const headers = { authorization: `Bearer ${session.token}` };
  const { items } = await ask<{ items: readonly Card[] }>("/diaries?limit=48");
  const own = await ask<{ items: readonly Card[] }>(`/diaries?user_id=${session.user.id}&limit=1`, {
    headers,
  });
  const [mine] = own.items;
  if (mine === undefined) throw new Error("The demo grower has no diary.");

  const upload = async () => {
    const { name, mimeType, buffer } = await aPhoto("canopy.jpg");
    const form = new FormData();
    form.set("diary_id", String(mine.id));
    form.set("file", new File([new Uint8Array(buffer)], name, { type: mimeType }));
    await ask("/uploads/weeks/media", { method: "POST", headers, body: form });
  };
  for (let round = 0; round < rounds; round += 1) {
    const pause = setTimeout(every);
    const { id, weeks } = items[round % items.length] ?? mine;
    const word = encodeURIComponent(WORDS[round % WORDS.length] ?? "");
    await Promise.all([
      ask("/main"),
      ask(`/diaries?tags=indoor&tags=led&sort=like&limit=24&start=${24 * (round % 4)}`),
      ask("/diaries/counts?tags=indoor"),
      ask(`/diaries/${id}`),
      ask(`/diaries/${id}`, { headers }),
      ask(`/comments/week/${weeks.at(-1)?.id ?? 0}?limit=20`),
      ask(`/search?query=${word}`),
      round < SIGN_INS ? signIn() : null,
    ]);
    const text = `Which pot size is this? ${round}`;
    await ask(`/comments/diary/${id}`, {
      method: "POST",
      headers: { ...headers, ...json },
      body: JSON.stringify({ text }),
    });
    if (round % UPLOAD_EVERY === 0) await Promise.all(Array.from({ length: AT_ONCE }, upload));
    if (round % EXPORT_EVERY === EXPORT_EVERY - 1) {
      const archive = await fetch(`${base}/diaries/${mine.id}/export/archive`, { headers });
      if (!archive.ok) throw new Error(`Export: ${archive.status}`);
      await archive.arrayBuffer();
    }
    onRound?.();
    await pause;
  }
}
