import { setImmediate as nextTurn } from "node:timers/promises";
import { ApiError } from "@grow/api-client";
import type { Schema } from "@grow/contract";
import type { SendingApi } from "../sending.ts";
import type { WeekBody } from "../waiting.ts";

/** A failure to simulate: the connection drops before or after the request arrives, or the server refuses. */
type Mishap = "no-line" | "answer-lost" | { status: number; code?: string };

export interface FakeServer extends SendingApi {
  /** Id of the signed-in user. */
  user: number | null;
  isOnline: boolean;
  /** Failures of the next writing requests, in order. */
  readonly mishaps: Mishap[];
  readonly weeks: Schema<"Week">[];
  /** Names of the files, in the order in which they arrived. */
  readonly files: string[];
  /** Writing requests in order. */
  readonly calls: string[];
  /** The most uploads that were in flight at once. */
  readonly most: () => number;
  /** Forgets idempotency keys of creates, as the server does after 24 hours. */
  forgetKeys(): void;
}

const lost = () => new ApiError({ status: 0 });

/** A server that honours idempotency keys and versions of weeks. */
export function fakeServer(): FakeServer {
  const keys = new Map<string, { sent: string; week: Schema<"Week"> }>();
  let onTheWay = 0;
  let most = 0;
  let ids = 900;

  async function meet<Result>(call: string, work: () => Result): Promise<Result> {
    server.calls.push(call);
    await nextTurn();
    if (!server.isOnline) throw lost();
    const mishap = server.mishaps.shift();
    if (mishap === "no-line") throw lost();
    if (mishap === "answer-lost") {
      work();
      throw lost();
    }
    if (mishap) {
      const details = mishap.code ? [{ type: "error", code: mishap.code, text: "" }] : [];
      throw new ApiError({ status: mishap.status, details: details as Schema<"Detail">[] });
    }
    return work();
  }

  const server: FakeServer = {
    user: 7,
    isOnline: true,
    mishaps: [],
    weeks: [],
    files: [],
    calls: [],
    most: () => most,
    forgetKeys: () => keys.clear(),
    async whoAmI() {
      if (!server.isOnline) throw lost();
      return server.user;
    },
    async upload({ name }, onProgress) {
      onTheWay += 1;
      most = Math.max(most, onTheWay);
      try {
        return await meet(`file ${name}`, () => {
          onProgress(1);
          server.files.push(name);
          ids += 1;
          return { id: ids, url: `/media/${name}/1600.webp`, type: "image" as const };
        });
      } finally {
        onTheWay -= 1;
      }
    },
    saveWeek({ weekId, version, key }, body) {
      return meet(`week ${body.days}`, () => {
        if (weekId === null) {
          const known = keys.get(key);
          if (known?.sent === JSON.stringify(body)) return known.week;
          if (known) {
            throw new ApiError({
              status: 409,
              details: [{ type: "error", code: "idempotency_mismatch", text: "" }],
            });
          }
          const week = weekOf(body, server.weeks.length + 1, 1);
          keys.set(key, { sent: JSON.stringify(body), week });
          server.weeks.push(week);
          return week;
        }
        const index = server.weeks.findIndex((week) => week.id === weekId);
        const present = server.weeks[index];
        if (!present) throw new ApiError({ status: 404 });
        if (present.version !== version) {
          throw new ApiError({
            status: 409,
            details: [{ type: "error", code: "stale", text: "" }],
            data: present,
          });
        }
        const week = weekOf(body, weekId, present.version + 1);
        server.weeks[index] = week;
        return week;
      });
    },
    weeksOf: async () => server.weeks,
  };
  return server;
}

/** A week as the server stores it from a body. */
export function weekOf(body: WeekBody, id: number, version: number): Schema<"Week"> {
  const photo = { url: "", width: 1, height: 1, color: "#000000", is_remove: false };
  return {
    id,
    version,
    days: body.days,
    faza: body.faza,
    name: `week${body.days}`,
    text: body.text ?? "",
    lang: body.lang ?? "en",
    props: body.props ?? {},
    items_photo: (body.items_photo ?? []).map(({ id: photoId, alt = "" }) => ({
      ...photo,
      id: photoId,
      alt,
    })),
    items_video: [],
    item_flowering: { items_nutrient: [] },
    item_harvest: null,
    add_date: "2026-09-14T08:30:00.000Z",
    update_date: "2026-09-14T08:30:00.000Z",
    cnt_likes: 0,
    cnt_comments: 0,
    is_like: false,
  };
}
