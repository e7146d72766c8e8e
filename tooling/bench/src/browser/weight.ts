import { get } from "node:http";
import type { Page, Request } from "playwright";

/** A request of a page. */
export interface PageRequest {
  readonly url: string;
  readonly type: string;
}

/** Kilobytes by kind, compressed with gzip, and the number of requests. */
export interface Weight {
  readonly script: number;
  readonly style: number;
  readonly document: number;
  readonly font: number;
  readonly requests: number;
}

/** Records the requests of a page from now on. */
export function recordRequests(page: Page): PageRequest[] {
  const asked: PageRequest[] = [];
  page.on("request", (request: Request) => {
    asked.push({ url: request.url(), type: request.resourceType() });
  });
  return asked;
}

/** Sums up the requests by kind, without photos. */
export async function weigh(
  asked: readonly PageRequest[],
  headers: Readonly<Record<string, string>>,
): Promise<Weight> {
  const kinds = { script: 0, style: 0, document: 0, font: 0, requests: 0 };
  const seen = new Set<string>();
  for (const { url, type } of asked) {
    const isPhoto = new URL(url).pathname.startsWith("/media/");
    if (isPhoto || !url.startsWith("http") || seen.has(url)) continue;
    seen.add(url);
    kinds.requests += 1;
    const kind = type === "stylesheet" ? "style" : type;
    if (kind === "script" || kind === "style" || kind === "document" || kind === "font") {
      kinds[kind] += (await sizeOf(url, headers)) / 1000;
    }
  }
  return kinds;
}

/** The paths of the scripts. */
export function scriptsOf(asked: readonly PageRequest[]): string[] {
  return asked.filter(({ type }) => type === "script").map(({ url }) => new URL(url).pathname);
}

/** Bytes of a body on the wire; not with `fetch`, which decompresses it. */
function sizeOf(url: string, headers: Readonly<Record<string, string>>): Promise<number> {
  return new Promise((resolve, reject) => {
    get(
      url.replace("//localhost", "//127.0.0.1"),
      { headers: { ...headers, "accept-encoding": "gzip" } },
      (answer) => {
        let size = 0;
        answer.on("data", (chunk: Buffer) => {
          size += chunk.byteLength;
        });
        answer.on("end", () => {
          if (answer.statusCode === 200) resolve(size);
          else reject(new Error(`${url} returned ${answer.statusCode}.`));
        });
        answer.on("error", reject);
      },
    ).on("error", reject);
  });
}
