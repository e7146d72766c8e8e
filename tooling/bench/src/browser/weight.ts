import { get } from "node:http";
import type { Page, Request } from "playwright";

/** What a page made a browser ask for. */
export interface Asked {
  readonly url: string;
  readonly type: string;
}

/** Bytes by kind, as gzip sends them, and how many requests there were. */
export interface Weight {
  readonly script: number;
  readonly style: number;
  readonly document: number;
  readonly font: number;
  readonly requests: number;
}

/** Writes down what a page asks for from now on. */
export function listen(page: Page): Asked[] {
  const asked: Asked[] = [];
  page.on("request", (request: Request) => {
    asked.push({ url: request.url(), type: request.resourceType() });
  });
  return asked;
}

/** Weighs what was asked for: kilobytes of each kind. Photos are left out. */
export async function weigh(
  asked: readonly Asked[],
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

/** The addresses of the scripts in a list. */
export function scriptsOf(asked: readonly Asked[]): string[] {
  return asked.filter(({ type }) => type === "script").map(({ url }) => new URL(url).pathname);
}

/** Bytes of a body on the wire; asked for past `fetch`, which would unpack it. */
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
          else reject(new Error(`${url} is answered with ${answer.statusCode}.`));
        });
        answer.on("error", reject);
      },
    ).on("error", reject);
  });
}
